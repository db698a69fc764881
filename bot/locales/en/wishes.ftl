# What people and servers wish for beside the look: how one is told, quiet hours, languages, places, clocks.

button-page-look = Look
button-page-calls = Being told
button-page-games = Games

settings-language = What you alone see is in **{ $language }**.
settings-language-discord = What you alone see is in **{ $language }**, as your Discord is.
own-language-placeholder = Choose your language
own-language-discord = As my Discord is
settings-hints-on = Your panel offers **hints**, where the table allows them.
settings-hints-off = Your panel offers **no hints**.
button-own-hints-on = Offer hints
button-own-hints-off = No hints

settings-notify-mention = A **mention** in the channel tells you that it is your turn.
settings-notify-dm = A **direct message** tells you that it is your turn; while yours are closed, a mention in the channel.
settings-notify-nothing = **Nothing** tells you that it is your turn; your list of games does when you look.
notify-placeholder = Choose how you are told
notify-mention = By a mention
notify-mention-line = In the channel or thread of the game
notify-dm = By a direct message
notify-dm-line = By a mention while your direct messages are closed
notify-nothing = Not at all
notify-nothing-line = The list of your games says where it is your turn
settings-next-up-on = You are also told one turn ahead: **you are next**.
settings-next-up-off = You are not told that you are next.
button-next-up-on = One turn ahead
button-next-up-off = Only my turn
settings-reminder-on = You are **reminded** once, when half of your time for a turn is gone.
settings-reminder-off = You are not reminded of a turn.
button-reminder-on = Remind me
button-reminder-off = No reminder

settings-zone = It is **{ $time }** now where you are ({ $zone }).
settings-zone-unknown = No time zone is chosen yet; quiet hours need one.
settings-zone-gone = There is no time zone { $zone } any more, and your quiet hours do not count until you choose another.
button-zone = My time zone
settings-quiet = You will **not be disturbed from { $from } to { $to }**, and your clocks stand still meanwhile, save at live tables.
settings-quiet-none = You have no quiet hours: you may be told at any time of the day.
button-quiet = Quiet hours
button-quiet-off = No quiet hours

form-zone-title = Your time zone
form-zone-line = City or time zone
form-zone-hint = A large city near you, such as Berlin or New York
form-quiet-title = Quiet hours
form-quiet-from = Not to be disturbed from
form-quiet-to = To
form-quiet-hint = A time of your day, such as 22:30 or 7
zone-unclear = That may be more than one place. Which one do you mean?
zone-unknown = No time zone is called that. Please try a larger city near you, such as Berlin or New York.
zone-placeholder = Choose your time zone
zone-now = { $time } now

server-places-all = Tables may be opened **in every channel**.
server-places = Tables may be opened in { $channels }, and in threads there.
places-placeholder = Choose where tables may be opened
button-places-all = In every channel
server-defaults = A host who says nothing else gets a table like this:
server-pace = Clock: **{ $clock }**.
pace-placeholder = Choose a clock
pace-live = live, 5 minutes a turn
pace-1h = 1 hour a turn
pace-8h = 8 hours a turn
pace-24h = 24 hours a turn
pace-3d = 3 days a turn
pace-7d = 7 days a turn
pace-none = none
pace-live-line = For an evening together: nobody’s quiet hours count
pace-none-line = A turn takes as long as it takes
server-quiet-on = Public messages that call nobody make **no sound**.
server-quiet-off = Public messages may make a sound, also when they call nobody.
button-server-quiet-on = Without a sound
button-server-quiet-off = With a sound

lobby-pace = Clock: { $clock }, quiet hours not counted. When time is up, the table decides: wait, let a robot play the turn, or find a substitute.
lobby-pace-live = Clock: { $clock }. When time is up, the table decides: wait, let a robot play the turn, or find a substitute.
lobby-pace-none = Clock: none; a turn takes as long as it takes.
lobby-thread-on = Place: a thread of its own, once the game begins
lobby-thread-off = Place: the channel where it was opened
button-thread = Thread or channel
