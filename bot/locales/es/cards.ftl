# Gremios, Lores, llaves y Lugares. Líneas de los Lugares: 90 caracteres como mucho; las -short, para botones: 40.

guild-farmer = Granjero
guild-farmer-many = Granjeros
guild-farmer-letter = G
guild-soldier = Soldado
guild-soldier-many = Soldados
guild-soldier-letter = S
guild-merchant = Mercader
guild-merchant-many = Mercaderes
guild-merchant-letter = R
guild-politician = Político
guild-politician-many = Políticos
guild-politician-letter = P
guild-mage = Mago
guild-mage-many = Magos
guild-mage-letter = M

lord = { $guild } { $ip }

power-0 = Puedes intercambiar dos Lores sin llave de tu Cámara.
power-1 = Aporta una llave de plata para conseguir un Lugar.
power-2 = Aporta una llave de oro para conseguir un Lugar.
power-3 = Ganas 2 perlas.
power-4 = Ganas 1 perla.
power-6 = Se revela el primer Lord del mazo y va a su pila.

key-silver = llave de plata
key-gold = llave de oro
keys-silver = { $count ->
    [one] una llave de plata
   *[other] { $count } llaves de plata
}
keys-gold = { $count ->
    [one] una llave de oro
   *[other] { $count } llaves de oro
}
pearls = { $count ->
    [0] ninguna perla
    [one] 1 perla
   *[other] { $count } perlas
}
points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}

location-title = «{ $name }»
location-full = { $name }: { $line }
worth-now = { $points ->
    [0] ahora no te daría nada
    [one] ahora te daría 1 punto
   *[other] ahora te daría { $points } puntos
}

location-influence_7 = El Trono de Coral
location-influence_7-line = 7 puntos, sin más
location-influence_7-short = 7 puntos
location-pearl_1 = La Terraza de las Ostras
location-pearl_1-line = 1 perla ahora y 5 puntos al final
location-pearl_1-short = +1 perla, 5 puntos
location-pearl_2 = La Cripta de Nácar
location-pearl_2-line = 2 perlas ahora y 4 puntos al final
location-pearl_2-short = +2 perlas, 4 puntos
location-pearl_3 = El Muelle de las Perlas
location-pearl_3-line = 3 perlas ahora y 3 puntos al final
location-pearl_3-short = +3 perlas, 3 puntos
location-silver_keys = La Cerradura de Plata
location-silver_keys-line = 1 punto por cada Lord con llave de plata de tu Cámara, aunque ya esté gastada
location-silver_keys-short = 1 punto por Lord con llave de plata
location-gold_keys = El Pórtico Dorado
location-gold_keys-line = 2 puntos por cada Lord con llave de oro de tu Cámara, aunque ya esté gastada
location-gold_keys-short = 2 puntos por Lord con llave de oro
location-pearl_pairs = Las Lagunas Gemelas
location-pearl_pairs-line = 1 punto por cada pareja de perlas que tengas
location-pearl_pairs-short = 1 punto por pareja de perlas
location-locations = La Sala de los Mapas
location-locations-line = 2 puntos por cada Lugar que controles, incluido este
location-locations-short = 2 puntos por Lugar que controles
location-forced_first = La Puerta del Censor
location-forced_first-line = 3 puntos; hasta tu próximo turno, tus rivales toman el primer Lord del mazo
location-forced_first-short = 3 puntos, rivales: primer Lord del mazo
location-forced_pair = El Paso Angosto
location-forced_pair-line = 3 puntos; hasta tu próximo turno, tus rivales roban 2 Lores y se quedan con uno
location-forced_pair-short = 3 puntos, tus rivales roban 2 Lores
location-recall_lords = La Contracorriente
location-recall_lords-line = 3 puntos; todos los Lores descartados vuelven ahora a su mazo, que se baraja
location-recall_lords-short = 3 puntos, los descartes van al mazo
location-recall_locations = El Archivo Hundido
location-recall_locations-line = 3 puntos; todos los Lugares boca arriba vuelven ahora a su mazo, que se baraja
location-recall_locations-short = 3 puntos, los Lugares van al mazo
location-any_two_keys = La Gruta del Cerrajero
location-any_two_keys-line = 3 puntos; desde ahora, dos llaves cualesquiera te dan un Lugar
location-any_two_keys-short = 3 puntos, valen dos llaves cualesquiera
location-whole_deck = El Faro Abisal
location-whole_deck-line = 3 puntos; desde ahora eliges los Lugares nuevos entre todos los de su mazo
location-whole_deck-short = 3 puntos, eliges de todo el mazo
location-strongest_farmer = La Hacienda de Algas
location-strongest_farmer-line = Tantos puntos como PI tenga tu Granjero más influyente
location-strongest_farmer-short = PI de tu mejor Granjero
location-strongest_soldier = El Bastión del Cangrejo
location-strongest_soldier-line = Tantos puntos como PI tenga tu Soldado más influyente
location-strongest_soldier-short = PI de tu mejor Soldado
location-strongest_merchant = La Lonja de la Caracola
location-strongest_merchant-line = Tantos puntos como PI tenga tu Mercader más influyente
location-strongest_merchant-short = PI de tu mejor Mercader
location-strongest_politician = El Palacio de Tinta
location-strongest_politician-line = Tantos puntos como PI tenga tu Político más influyente
location-strongest_politician-short = PI de tu mejor Político
location-strongest_mage = La Torre de las Medusas
location-strongest_mage-line = Tantos puntos como PI tenga tu Mago más influyente
location-strongest_mage-short = PI de tu mejor Mago
location-followers_farmer = La Pradera de los Hipocampos
location-followers_farmer-line = 1 punto, más 1 por cada Granjero de tu Cámara
location-followers_farmer-short = 1 punto + 1 por Granjero
location-followers_soldier = El Cuartel Rojo
location-followers_soldier-line = 1 punto, más 1 por cada Soldado de tu Cámara
location-followers_soldier-short = 1 punto + 1 por Soldado
location-followers_merchant = El Mercado de las Mareas
location-followers_merchant-line = 1 punto, más 1 por cada Mercader de tu Cámara
location-followers_merchant-short = 1 punto + 1 por Mercader
location-followers_politician = La Galería de los Susurros
location-followers_politician-line = 1 punto, más 1 por cada Político de tu Cámara
location-followers_politician-short = 1 punto + 1 por Político
location-followers_mage = El Círculo Luminoso
location-followers_mage-line = 1 punto, más 1 por cada Mago de tu Cámara
location-followers_mage-short = 1 punto + 1 por Mago
location-alliance_1 = La Escalera de Servicio
location-alliance_1-line = 1 punto por Lord de tu mayor grupo de Lores contiguos de 1 PI
location-alliance_1-short = 1 punto por Lord contiguo de 1 PI
location-alliance_2 = El Puente de Latón
location-alliance_2-line = 2 puntos por Lord de tu mayor grupo de Lores contiguos de 2 PI
location-alliance_2-short = 2 puntos por Lord contiguo de 2 PI
location-alliance_3 = Las Tres Fuentes
location-alliance_3-line = 2 puntos por Lord de tu mayor grupo de Lores contiguos de 3 PI
location-alliance_3-short = 2 puntos por Lord contiguo de 3 PI
location-alliance_4 = El Arrecife Cuatro Vientos
location-alliance_4-line = 2 puntos por Lord de tu mayor grupo de Lores contiguos de 4 PI
location-alliance_4-short = 2 puntos por Lord contiguo de 4 PI
location-unaligned = La Fosa de los Ermitaños
location-unaligned-line = 1 punto, más 1 por cada Lord de 0 o 6 PI de tu Cámara
location-unaligned-short = 1 punto + 1 por Lord de 0 o 6 PI
