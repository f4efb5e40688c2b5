export const sample = `# Cómo funciona la memoria

## Tres tipos de memoria

La memoria sensorial es el almacén que conserva lo que vemos y oímos durante menos de un segundo. La memoria de trabajo es el sistema que mantiene unos pocos datos mientras pensamos en ellos. La consolidación es el paso de un recuerdo frágil a un recuerdo que dura años en la memoria a largo plazo. La mayoría de los adultos puede mantener unos cuatro elementos a la vez en la memoria de trabajo.

## Cómo entra la información

La codificación es el proceso por el que una experiencia se convierte en una huella en el cerebro. El hipocampo es la parte del cerebro que une las piezas de un recuerdo nuevo. Durante el sueño profundo, el hipocampo repite los patrones del día y la corteza los guarda poco a poco. Un bloque es un grupo de elementos que se recuerda como una unidad: un número de teléfono se recuerda mejor en tres bloques que en nueve cifras.

## Por qué olvidamos

La curva del olvido es una gráfica que muestra la rapidez con que se pierde lo aprendido cuando no se repasa. El psicólogo Hermann Ebbinghaus publicó la primera curva del olvido en 1885. La interferencia es la pérdida de un recuerdo causada por otro parecido. Una clave de recuperación es una pista que trae de vuelta un recuerdo, como un olor, un lugar o la primera letra de un nombre.

## Aprender para que dure

La práctica de recuperación es una forma de estudiar en la que se recuerda la respuesta en lugar de volver a leerla. El efecto de espaciado es el fenómeno por el que el mismo tiempo de estudio enseña más cuando se reparte en varios días. La intercalación es la mezcla de distintos tipos de ejercicios en una misma sesión. La metacognición es el conocimiento de lo que uno sabe y de lo que todavía no sabe.
`;
