export const sample = `# Jak działa pamięć

## Trzy rodzaje pamięci

Pamięć sensoryczna to magazyn, który przechowuje obrazy i dźwięki krócej niż sekundę. Pamięć robocza to system, który utrzymuje kilka informacji, gdy o nich myślimy. Pamięć długotrwała to magazyn, który zachowuje wiedzę przez lata. Większość dorosłych potrafi utrzymać w pamięci roboczej około czterech elementów naraz.

## Jak wiedza trafia do pamięci

Kodowanie to proces, w którym przeżycie zamienia się w ślad w mózgu. Hipokamp to część mózgu, która łączy elementy nowego wspomnienia. Podczas głębokiego snu hipokamp powtarza wzorce z całego dnia, a kora mózgowa powoli je utrwala. Porcja to grupa elementów zapamiętana jako jedna całość: numer telefonu łatwiej zapamiętać w trzech porcjach niż jako dziewięć cyfr.

## Dlaczego zapominamy

Krzywa zapominania to wykres, który pokazuje, jak szybko nowa wiedza znika bez powtórek. Psycholog Hermann Ebbinghaus opublikował pierwszą krzywą zapominania w 1885 roku. Interferencja to utrata wspomnienia wskutek działania innego, podobnego wspomnienia. Wskazówka to bodziec, który przywołuje wspomnienie, na przykład zapach, miejsce albo pierwsza litera imienia.

## Nauka, która zostaje

Przypominanie to sposób nauki, w którym uczeń odtwarza odpowiedź z pamięci, zamiast czytać ją ponownie. Efekt rozłożenia to zjawisko, w którym ten sam czas nauki daje więcej, gdy jest podzielony na kilka dni. Przeplatanie to mieszanie różnych rodzajów zadań podczas jednej sesji. Metapoznanie to wiedza o tym, co już umiemy, a czego jeszcze nie umiemy.
`;
