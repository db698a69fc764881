# Guilds, Lords, keys and Locations. Lines of Locations: 90 characters at most; -short ones, for buttons: 40.

guild-farmer = Farmer
guild-farmer-many = Farmers
guild-farmer-letter = F
guild-soldier = Soldier
guild-soldier-many = Soldiers
guild-soldier-letter = S
guild-merchant = Merchant
guild-merchant-many = Merchants
guild-merchant-letter = M
guild-politician = Politician
guild-politician-many = Politicians
guild-politician-letter = P
guild-mage = Mage
guild-mage-many = Mages
guild-mage-letter = G

# A card of the Lord deck, as in "Mage 4".
lord = { $guild } { $ip }

power-0 = You may swap two Lords without keys in your Chamber.
power-1 = Brings a silver key towards a Location.
power-2 = Brings a gold key towards a Location.
power-3 = You gain 2 pearls.
power-4 = You gain 1 pearl.
power-6 = The top Lord of the deck is revealed and goes to its pile.

key-silver = silver key
key-gold = gold key
keys-silver = { $count ->
    [one] a silver key
   *[other] { $count } silver keys
}
keys-gold = { $count ->
    [one] a gold key
   *[other] { $count } gold keys
}
pearls = { $count ->
    [0] no pearls
    [one] 1 pearl
   *[other] { $count } pearls
}
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}

# In a sentence; alone with what it does.
location-title = { $name }
location-full = { $name }: { $line }
worth-now = { $points ->
    [0] worth nothing to you now
   *[other] worth { $points } to you now
}

location-influence_7 = The Coral Throne
location-influence_7-line = 7 points, plain and simple
location-influence_7-short = 7 points
location-pearl_1 = The Oyster Terrace
location-pearl_1-line = 1 pearl now, 5 points at the end
location-pearl_1-short = +1 pearl, 5 points
location-pearl_2 = The Nacre Vault
location-pearl_2-line = 2 pearls now, 4 points at the end
location-pearl_2-short = +2 pearls, 4 points
location-pearl_3 = The Pearlers’ Quay
location-pearl_3-line = 3 pearls now, 3 points at the end
location-pearl_3-short = +3 pearls, 3 points
location-silver_keys = The Silver Lock
location-silver_keys-line = 1 point per silver-key Lord in your Chamber, even if the key is spent
location-silver_keys-short = 1 point per silver-key Lord
location-gold_keys = The Gilded Gate
location-gold_keys-line = 2 points per gold-key Lord in your Chamber, even if the key is spent
location-gold_keys-short = 2 points per gold-key Lord
location-pearl_pairs = The Twin Lagoons
location-pearl_pairs-line = 1 point per pair of pearls you own
location-pearl_pairs-short = 1 point per pair of pearls
location-locations = The Atlas Room
location-locations-line = 2 points per Location you control, this one included
location-locations-short = 2 points per Location you control
location-forced_first = The Censor’s Gate
location-forced_first-line = 3 points; until your next turn, opponents must take the top Lord of the deck
location-forced_first-short = 3 points, opponents take the top Lord
location-forced_pair = The Narrows
location-forced_pair-line = 3 points; until your next turn, opponents must draw 2 Lords and keep one
location-forced_pair-short = 3 points, opponents must draw 2 Lords
location-recall_lords = The Undertow
location-recall_lords-line = 3 points; all discarded Lords are shuffled back into their deck now
location-recall_lords-short = 3 points, discards go back to the deck
location-recall_locations = The Sunken Archive
location-recall_locations-line = 3 points; all face-up Locations are shuffled back into their deck now
location-recall_locations-short = 3 points, reshuffles face-up Locations
location-any_two_keys = The Locksmith’s Grotto
location-any_two_keys-line = 3 points; from now on any two keys win you a Location
location-any_two_keys-short = 3 points, any two keys win
location-whole_deck = The Abyssal Lighthouse
location-whole_deck-line = 3 points; from now on you choose new Locations from their whole deck
location-whole_deck-short = 3 points, choose from the whole deck
location-strongest_farmer = The Kelp Manor
location-strongest_farmer-line = As many points as the IP of your strongest Farmer
location-strongest_farmer-short = IP of your strongest Farmer
location-strongest_soldier = The Crab Bastion
location-strongest_soldier-line = As many points as the IP of your strongest Soldier
location-strongest_soldier-short = IP of your strongest Soldier
location-strongest_merchant = The Conch Exchange
location-strongest_merchant-line = As many points as the IP of your strongest Merchant
location-strongest_merchant-short = IP of your strongest Merchant
location-strongest_politician = The Palace of Ink
location-strongest_politician-line = As many points as the IP of your strongest Politician
location-strongest_politician-short = IP of your strongest Politician
location-strongest_mage = The Jellyfish Tower
location-strongest_mage-line = As many points as the IP of your strongest Mage
location-strongest_mage-short = IP of your strongest Mage
location-followers_farmer = The Seahorse Meadows
location-followers_farmer-line = 1 point, plus 1 per Farmer in your Chamber
location-followers_farmer-short = 1 point + 1 per Farmer
location-followers_soldier = The Red Barracks
location-followers_soldier-line = 1 point, plus 1 per Soldier in your Chamber
location-followers_soldier-short = 1 point + 1 per Soldier
location-followers_merchant = The Tidal Market
location-followers_merchant-line = 1 point, plus 1 per Merchant in your Chamber
location-followers_merchant-short = 1 point + 1 per Merchant
location-followers_politician = The Whispering Gallery
location-followers_politician-line = 1 point, plus 1 per Politician in your Chamber
location-followers_politician-short = 1 point + 1 per Politician
location-followers_mage = The Glowing Circle
location-followers_mage-line = 1 point, plus 1 per Mage in your Chamber
location-followers_mage-short = 1 point + 1 per Mage
location-alliance_1 = The Servants’ Stair
location-alliance_1-line = 1 point per Lord in your largest group of adjacent 1-IP Lords
location-alliance_1-short = 1 point per adjacent 1-IP Lord
location-alliance_2 = The Brass Bridge
location-alliance_2-line = 2 points per Lord in your largest group of adjacent 2-IP Lords
location-alliance_2-short = 2 points per adjacent 2-IP Lord
location-alliance_3 = The Three Fountains
location-alliance_3-line = 2 points per Lord in your largest group of adjacent 3-IP Lords
location-alliance_3-short = 2 points per adjacent 3-IP Lord
location-alliance_4 = The Reef of Four Winds
location-alliance_4-line = 2 points per Lord in your largest group of adjacent 4-IP Lords
location-alliance_4-short = 2 points per adjacent 4-IP Lord
location-unaligned = The Hermits’ Trench
location-unaligned-line = 1 point, plus 1 per Lord of 0 or 6 IP in your Chamber
location-unaligned-short = 1 point + 1 per Lord of 0 or 6 IP
