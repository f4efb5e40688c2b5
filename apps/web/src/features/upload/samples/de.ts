export const sample = `# Wie das Gedächtnis arbeitet

## Drei Arten von Gedächtnis

Das sensorische Gedächtnis ist der Speicher, der Gesehenes und Gehörtes für weniger als eine Sekunde festhält. Das Arbeitsgedächtnis ist das System, das einige Informationen bereithält, während wir über sie nachdenken. Das Langzeitgedächtnis ist der Speicher, der Wissen über Jahre bewahrt. Die meisten Erwachsenen können etwa vier einzelne Dinge gleichzeitig im Arbeitsgedächtnis halten.

## Wie etwas hineinkommt

Die Enkodierung ist der Vorgang, bei dem aus einem Erlebnis eine Spur im Gehirn wird. Der Hippocampus ist der Teil des Gehirns, der die Teile einer neuen Erinnerung verbindet. Im Tiefschlaf wiederholt der Hippocampus die Muster des Tages, und die Großhirnrinde speichert sie langsam ab. Ein Chunk ist eine Gruppe von Dingen, die als eine Einheit behalten wird: Eine Telefonnummer merkt man sich in drei Chunks leichter als in neun Ziffern.

## Warum wir vergessen

Die Vergessenskurve ist eine Kurve, die zeigt, wie schnell neues Wissen ohne Wiederholung verloren geht. Der Psychologe Hermann Ebbinghaus veröffentlichte die erste Vergessenskurve im Jahr 1885. Die Interferenz ist der Verlust einer Erinnerung, weil eine ähnliche ihr im Weg steht. Ein Abrufreiz ist ein Hinweis, der eine Erinnerung zurückholt, etwa ein Geruch, ein Ort oder der erste Buchstabe eines Namens.

## Lernen, das bleibt

Das Abrufen ist eine Lernmethode, bei der man sich an die Antwort erinnert, statt sie noch einmal zu lesen. Der Verteilungseffekt ist die Beobachtung, dass dieselbe Lernzeit mehr bringt, wenn sie auf mehrere Tage verteilt wird. Das verschränkte Lernen ist das Mischen verschiedener Aufgabenarten in einer Sitzung. Die Metakognition ist das Wissen darüber, was man schon weiß und was noch nicht.
`;
