# The rules by topic, in our own words; each 1,500 characters at most.

rules-overview-title = The game in a minute
rules-overview =
    Deep below the waves, five guilds fight over the Senate. You gather their Lords in your **Chamber**: 15 places in an inverted pyramid, in rows of 5, 4, 3, 2 and 1.

    On your turn you recruit one or more Lords and place them. Most Lords do something as they arrive: they bring keys, pearls, a swap or a surprise. Keys win you **Locations**, which bring points and sometimes more.

    When a Chamber is full, everyone else has one last turn. Then you count: your strongest Lord of each guild, your Locations, your largest **Coalition** and the **Pearl Master** token. Most points wins.

rules-turn-title = A turn
rules-turn =
    1. **Recruit**: explore the deck, or rally one discard pile.
    2. **Place** every Lord you recruited, in the order you like, on the next free places.
    3. **Powers**: the Lords you placed act one after another, in that same order. First they may take a Shield, then comes their power.

    That is all; then the next player takes over. Everything on the table is open, apart from the decks.

rules-recruiting-title = Exploring and rallying
rules-recruiting =
    - **Explore**: say how many Lords you draw: 1, 2 or 3. Look at them and keep exactly one. The others go face up to the discard piles of their guilds, where anybody may fetch them.
    - **Rally**: take a whole discard pile, all the Lords of one guild. If it holds more Lords than you have free places, choose which ones you keep; the rest return to the pile.

    When the deck is empty, only rallying is left; when all piles are empty, only exploring. An opponent’s Location may force you to explore in a given way until their next turn.

rules-placing-title = Placing Lords and Shields
rules-placing =
    Places fill up from left to right and from top to bottom, with no gaps. Two places are adjacent when their cards touch:
    ```
     1   2   3   4   5
       6   7   8   9
        10  11  12
          13  14
            15
    ```
    If you recruited several Lords, you choose their order. They are all placed first, and only then do their powers apply.

    Your first Lord of a guild receives that guild’s **Shield**. A later Lord of the guild takes it over if its IP is strictly higher. At the end, only Lords with a Shield score their IP.

rules-keys-title = Keys and Locations
rules-keys =
    Lords of 1 IP bring a silver key, Lords of 2 IP a gold key. Your keys since your last Location lie on the **key counter**. You win a Location as soon as

    - two keys on it are alike, or
    - a third key of any kind joins two different ones.

    Then choose: take a **face-up Location**, or draw 1, 2 or 3 from the deck, keep one and leave the others face up for everybody. What it does applies at once. It covers the Lord whose key completed the set, and all keys on the counter are spent.

    A Location that was taken is not replaced. If there is none to be had, the keys stay on the counter.

rules-pearls-title = Pearls and the Pearl Master
rules-pearls =
    Lords of 3 IP bring 2 pearls, Lords of 4 IP bring 1, and some Locations bring pearls as well. Pearls are never spent.

    The first player with a pearl becomes **Pearl Master**. Whoever later has at least as many pearls as the Master takes the token at once: drawing level is enough. Whoever holds it at the end scores 5 points.

    Pearls also break ties.

rules-powers-title = Powers of the Lords
rules-powers =
    - **0 IP, swap**: you may exchange any two Lords without keys in your Chamber, this one included. Shields move along.
    - **1 IP**: a silver key.
    - **2 IP**: a gold key.
    - **3 IP**: 2 pearls.
    - **4 IP**: 1 pearl.
    - **6 IP, reveal**: the top Lord of the deck goes face up to the discard pile of its guild.

    Each guild has 12 Lords: one of 0 IP, four of 1, two each of 2, 3 and 4, and one of 6. IP are Influence Points.

rules-scoring-title = The end and the points
rules-scoring =
    When a Chamber is complete and its powers are done, every other player has one last turn. Then each player adds up:

    - **Lords**: the IP of each Lord with a Shield.
    - **Locations**: what each of yours is worth.
    - **Coalition**: 3 points per Lord in your largest Coalition, a group of adjacent Lords of one guild. A lone Lord counts as one.
    - **Pearl Master**: 5 points.

    Most points wins. On a tie, more pearls win; if those are equal too, the victory is shared.

rules-secrets-title = Secrets and a fair shuffle
rules-secrets =
    Only the decks are secret. What you draw is shown to you alone until you have chosen; then the table sees what you kept and what you did not.

    Nobody has to trust the dealer. All shuffles follow from one secret number, the **seed**. Before the game the bot publishes its **fingerprint** (SHA-256), which tells nothing of the cards; after the game it publishes the seed. Anyone can then check that the two agree and repeat every shuffle.

rules-solo-title = Alone against an automaton
rules-solo =
    Choose *solo* when you open a table: you play against one of five automata, and begin.

    On its turn it **rallies a pile**: the best one by the first wish on its list that a pile can meet. Between equal piles you choose. If none meets any wish, it turns up the top Lord of the deck and looks again. It places the highest IP first and never swaps. It wins a random face-up Location, uses only its pearls, and scores 5 for each. Your Locations cannot restrict it.

    - **Kelp Thresher**: 2 or more Lords, keys, a Coalition.
    - **Iron Pincer**: Soldiers, a 6, a Coalition, 2 or more. After it rallied the Soldiers, you must take the top Lord of the deck. Extra: 1, plus 2 per Soldier.
    - **Nacre Till**: pearls, a Coalition, 2 or more. Extra: 1 per pair of pearls.
    - **Ink Orator**: a 6, keys, a Coalition, 2 or more. Extra: the IP of its strongest Lord.
    - **Glass Medusa**: keys, a Coalition, 2 or more; any two keys win it a Location. Extra: 1 per Location.

    A Lord you place that makes a **new** area of 3 or more adjacent Lords of one guild wins you the **Replay token** (one at most). Spend it at the end of a turn for another one.

    You win with more points, or with equal points as Pearl Master.
