"""What does a client send when a person fills in a modal?"""

from collections.abc import Mapping

from sandbox.constants import SELECTS, ComponentType, Json
from sandbox.invoking import NotPossibleError

T = ComponentType
FieldValue = str | bool | list[str]


def modal_data(modal: Json, fields: Mapping[str, FieldValue]) -> Json:
    """Give the data of a modal submit; fields are named by custom id or by label."""
    left = dict(fields)
    components = [_submitted(component, left, None) for component in modal["components"]]
    if left:
        raise NotPossibleError(f"the modal has no field {', '.join(sorted(left))}")
    return {"custom_id": modal["custom_id"], "components": [entry for entry in components if entry is not None]}


def _submitted(component: Json, left: dict[str, FieldValue], label: str | None) -> Json | None:
    kind = component["type"]
    number = component.get("id", 0)
    if kind == T.LABEL:
        inner = _submitted(component["component"], left, component["label"])
        return {"type": int(T.LABEL), "id": number, "component": inner}
    if kind == T.ACTION_ROW:
        inner_list = [_submitted(child, left, None) for child in component["components"]]
        return {"type": int(T.ACTION_ROW), "id": number, "components": inner_list}
    if kind == T.TEXT_DISPLAY:
        return {"type": int(T.TEXT_DISPLAY), "id": number}
    custom_id = component["custom_id"]
    keys = [key for key in (custom_id, label, component.get("label")) if key in left]
    value = left.pop(keys[0]) if keys else None
    return {"type": kind, "id": number, "custom_id": custom_id} | _value(component, value, label or custom_id)


def _value(component: Json, value: FieldValue | None, name: str) -> Json:
    kind = component["type"]
    required = component.get("required", True)
    if kind == T.TEXT_INPUT:
        text = component.get("value", "") if value is None else value
        if not isinstance(text, str):
            raise NotPossibleError(f"{name} takes a text")
        least = component.get("min_length") or (1 if required else 0)
        if (text and not least <= len(text) <= (component.get("max_length") or 4000)) or (required and not text):
            raise NotPossibleError(f"{name}: {len(text)} characters are too few or too many")
        return {"value": text}
    if kind == T.CHECKBOX:
        return {"value": bool(value) if value is not None else bool(component.get("default"))}
    picked = _picked(component, value, name)
    if required and not picked and kind != T.FILE_UPLOAD:
        raise NotPossibleError(f"{name} is required")
    if kind == T.RADIO_GROUP:
        return {"value": picked[0] if picked else None}
    return {"values": picked}


def _picked(component: Json, value: FieldValue | None, name: str) -> list[str]:
    options: list[Json] = component.get("options", [])
    if value is None:
        return [option["value"] for option in options if option.get("default")]
    wanted = [value] if isinstance(value, str) else value
    if not isinstance(wanted, list):
        raise NotPossibleError(f"{name} takes options")
    if component["type"] in SELECTS - {T.STRING_SELECT}:
        return wanted
    picked = [option["value"] for option in options if option["value"] in wanted or option["label"] in wanted]
    if len(picked) != len(wanted):
        raise NotPossibleError(f"{name}: not all of {wanted} are offered")
    return picked
