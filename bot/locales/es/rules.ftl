# Las reglas por temas, con nuestras palabras; cada uno, 1500 caracteres como mucho.

rules-overview-title = El juego en un minuto
rules-overview =
    Bajo las olas, cinco gremios se disputan el Senado. Tú reúnes a sus Lores en tu **Cámara**: 15 casillas en forma de pirámide invertida, con filas de 5, 4, 3, 2 y 1.

    En tu turno reclutas uno o varios Lores y los colocas. Casi todos hacen algo al llegar: traen llaves, perlas, un intercambio o una sorpresa. Con las llaves consigues **Lugares**, que dan puntos y a veces algo más.

    Cuando alguien completa su Cámara, los demás juegan un último turno. Después se cuenta: tu Lord más influyente de cada gremio, tus Lugares, tu mayor **Coalición** y la ficha de **Maestro de las Perlas**. Gana quien tenga más puntos.

rules-turn-title = Un turno
rules-turn =
    1. **Recluta**: explora el mazo o reúne una pila de descartes.
    2. **Coloca** todos los Lores reclutados, en el orden que quieras, en las siguientes casillas libres.
    3. **Poderes**: los Lores colocados actúan de uno en uno, en ese mismo orden. Primero pueden hacerse con un Escudo y después aplican su poder.

    Eso es todo: le toca a la siguiente persona. Todo lo que hay en la mesa está a la vista, salvo los mazos.

rules-recruiting-title = Explorar y reunir
rules-recruiting =
    - **Explorar**: di cuántos Lores robas: 1, 2 o 3. Míralos y quédate exactamente con uno. Los demás van boca arriba a las pilas de descartes de sus gremios, al alcance de cualquiera.
    - **Reunir**: toma una pila de descartes entera, es decir, todos los Lores descartados de un gremio. Si tiene más Lores que casillas libres te quedan, elige con cuáles te quedas; el resto vuelve a la pila.

    Si se agota el mazo, solo se puede reunir; si no hay ninguna pila, solo explorar. Un Lugar de un rival puede obligarte a explorar de cierta manera hasta su próximo turno.

rules-placing-title = Colocación y Escudos
rules-placing =
    Las casillas se llenan de izquierda a derecha y de arriba abajo, sin dejar huecos. Dos casillas son contiguas si sus cartas se tocan:
    ```
     1   2   3   4   5
       6   7   8   9
        10  11  12
          13  14
            15
    ```
    Si reclutas varios Lores, tú eliges su orden. Primero se colocan todos y solo entonces se aplican sus poderes.

    Tu primer Lord de un gremio recibe el **Escudo** de ese gremio. Otro Lord del mismo gremio que llegue después se lo quita si tiene más PI. Al final, solo puntúan sus PI los Lores con Escudo.

rules-keys-title = Llaves y Lugares
rules-keys =
    Los Lores de 1 PI traen una llave de plata; los de 2 PI, una de oro. Las llaves que has revelado desde tu último Lugar están en el **contador de llaves**. Ganas un Lugar en cuanto

    - hay en él dos llaves iguales, o
    - llega una tercera, del tipo que sea, cuando las dos primeras eran distintas.

    Entonces elige: toma un **Lugar boca arriba**, o roba 1, 2 o 3 del mazo, quédate con uno y deja los demás boca arriba para todos. Su efecto se aplica al momento. El Lugar cubre al Lord cuya llave completó el grupo y se gastan todas las llaves del contador.

    Los Lugares tomados no se reponen. Si no queda ninguno, las llaves siguen en el contador.

rules-pearls-title = Perlas y Maestro de las Perlas
rules-pearls =
    Los Lores de 3 PI traen 2 perlas; los de 4 PI, 1; y algunos Lugares también dan perlas. Las perlas nunca se gastan.

    La primera persona que consigue una perla pasa a ser **Maestro de las Perlas**. En cuanto otra tiene al menos las mismas perlas, le quita la ficha: basta con igualar. Quien la tenga al final suma 5 puntos.

    Las perlas también deshacen los empates.

rules-powers-title = Poderes de los Lores
rules-powers =
    - **0 PI, intercambio**: puedes cambiar de sitio dos Lores sin llave de tu Cámara, incluido este. Los Escudos van con ellos.
    - **1 PI**: una llave de plata.
    - **2 PI**: una llave de oro.
    - **3 PI**: 2 perlas.
    - **4 PI**: 1 perla.
    - **6 PI, revelación**: el primer Lord del mazo va boca arriba a la pila de descartes de su gremio.

    Cada gremio tiene 12 Lores: uno de 0 PI, cuatro de 1, dos de 2, dos de 3, dos de 4 y uno de 6. PI son puntos de influencia.

rules-scoring-title = Final y puntuación
rules-scoring =
    Cuando una Cámara está completa y se han resuelto sus poderes, cada una de las demás personas juega un último turno. Después se suma:

    - **Lores**: los PI de cada Lord con Escudo.
    - **Lugares**: lo que valga cada uno de los tuyos.
    - **Coalición**: 3 puntos por cada Lord de tu mayor Coalición, un grupo de Lores contiguos del mismo gremio. Un Lord aislado ya forma una por sí mismo.
    - **Maestro de las Perlas**: 5 puntos.

    Gana quien tenga más puntos. En caso de empate, quien tenga más perlas; si persiste, la victoria se comparte.

rules-secrets-title = Secretos y barajado limpio
rules-secrets =
    Solo los mazos son secretos. Lo que robas lo ves solo tú hasta que eliges; después, toda la mesa ve con qué te has quedado y con qué no.

    Nadie tiene que fiarse de quien baraja. Todos los barajados salen de un número secreto, la **semilla**. Antes de la partida el bot publica su **huella** (SHA-256), que no dice nada de las cartas; después, la propia semilla. Así cualquiera puede comprobar que coinciden y repetir cada barajado.

rules-solo-title = En solitario contra un autómata
rules-solo =
    Elige *solitario* al abrir una mesa: juegas contra uno de cinco autómatas y empiezas tú.

    En su turno **reúne una pila**: la mejor según el primer deseo de su lista que alguna cumpla. Entre pilas iguales eliges tú. Si ninguna cumple nada, pone boca arriba el primer Lord del mazo y vuelve a mirar. Coloca primero los PI más altos y nunca intercambia. Gana un Lugar boca arriba al azar, solo usa sus perlas y suma 5 por cada uno. Tus Lugares no le imponen nada.

    - **Trilladora de Algas**: 2 o más Lores, llaves, una Coalición.
    - **Pinza de Hierro**: Soldados, un 6, una Coalición, 2 o más. Si reúne a los Soldados, debes tomar el primer Lord del mazo. Extra: 1, más 2 por Soldado.
    - **Caja de Nácar**: perlas, una Coalición, 2 o más. Extra: 1 por cada par de perlas.
    - **Orador de Tinta**: un 6, llaves, una Coalición, 2 o más. Extra: los PI de su Lord más influyente.
    - **Medusa de Cristal**: llaves, una Coalición, 2 o más; le bastan dos llaves cualesquiera. Extra: 1 por Lugar.

    Si al colocar un Lord formas una zona **nueva** de 3 o más Lores contiguos de un gremio, ganas la **ficha de Repetición** (una como mucho). Gástala al final de un turno para jugar otro.

    Ganas con más puntos, o con los mismos si eres Maestro de las Perlas.
