import type { Language } from "@quizmill/contract";
import { wordSet } from "../building.ts";

/**
 * Names of persons, made up of common parts: what exam writers put beside a name where a text holds no others.
 * In Polish and Ukrainian in all six cases.
 */
export interface Persons {
  men: readonly (readonly string[])[];
  women: readonly (readonly string[])[];
}

/** Given names by which a person is told from a place or a firm, in the spellings of all six languages. */
export const MEN: ReadonlySet<string> = wordSet(`
Adam Adolf Alan Albert Alex Alexander Alexandre Alfred Allen Andreas Andrew Andrzej André Antoine Anthony Antonio Arnold Arthur Artur
August Ben Benjamin Bernard Bernhard Bill Bob Brian Bruce Bruno Bryan Carl Carlos Charles Charlie Chris Christian Christoph Christopher Claude
Craig Dan Daniel David Dawid Dennis Diego Dmitri Donald Douglas Edgar Edmund Eduard Edward Edwin Emil Enrique Eric Erich Erik Ernest Ernst Eugene
Eugeniusz Felipe Felix Ferdinand Fernando Francesco Francis Francisco Franciszek Frank Franklin Franz François Fred Frederick Friedrich Fritz Gary
Georg George Georges Gerald Gerhard Gilbert Giovanni Giuseppe Gordon Graham Greg Gregor Guillaume Gustav Hans Harold Harry Heinrich Henri Henry Henryk
Herbert Hermann Howard Hugo Ian Isaac Ivan Jack Jacob Jacques Jakob Jakub James Jan Jason Jean Jeff Jeremy Jerome Jerry Jerzy Jim Jimmy Joachim Joe Johann
Johannes John Johnny Jonathan Jorge Joseph Joshua José Juan Jules Julian Julius Józef Karl Karol Kazimierz Keith Ken Kenneth Kevin Kurt Larry
Lars Lawrence Lech Leo Leon Leonard Leonid Leszek Lewis Lorenzo Louis Ludwig Luis Luke Łukasz Maciej Manuel Marc Marcin Marco Marek Mario Marian Mark Martin Matthew
Maurice Max Maximilian Michael Michał Michel Mieczysław Miguel Mike Mikhail Mikołaj Mirosław Nathan Neil Niccolò Nicholas Nick Nicolas Nikola Nikolai Norman Oleg Oliver Oscar Otto
Oskar Pablo Pascal Patrick Paul Paweł Pedro Peter Philip Philipp Philippe Pierre Piotr Rafael Ralph Ramón Ray Raymond Ricardo Richard Rob Robert
Roberto Roger Roland Roman Ron Ronald Rudolf Ryan Ryszard Sam Samuel Scott Sean Sebastian Sergei Sergio Sidney Siegfried Simon Stanisław Stanley Stefan Stephen
Steve Steven Stuart Tadeusz Ted Terry Theodor Theodore Thomas Tim Tom Tomasz Tony Vasco Victor Viktor Vincent Vladimir Walter Werner Wilhelm Will William
Wojciech Wolfgang Władysław Włodzimierz Zbigniew Zygmunt Łukasz Łucjan Kacper Bartosz Krzysztof Grzegorz Jarosław Janusz Bogdan Dariusz Sławomir Szymon
Aaron Abraham Adrian Aleksander Alfons Alfonso Alain Alberto Alejandro Ambrose Anders Andre Angus Arkadiusz Armand Arsène Arturo Axel Baldwin Barack
Barry Bartolomé Bart Benedict Bertrand Blaise Bolesław Boris Borys Brigham Bronisław Burt Caleb Calvin Cameron Cesare Clement Clive Colin Conrad
Constantin Cornelius Cyril Cyrus Damian Derek Dirk Dominic Dominik Dwight Edmond Edouard Elias Elliott Elon Emanuel Emilio Enrico Enzo Ernesto Ethan
Evan Ezra Fabian Fidel Filip Florian Frederic Frédéric Geoffrey Gerard Gideon Giorgio Godfrey Guido Günter Guy Hector Helmut Horace Horatio Hubert
Hugh Humphrey Ignacio Igor Irving Isaiah Ivo Janis Javier Jonas Joaquín Jorgen Josef Josh Juri Klaus Lance Leopold Lionel Lothar Louis-Joseph Luca
Lucas Lucien Luigi Lukas Luther Malcolm Marcel Marcello Marcus Mathieu Matteo Mattias Mateusz Mauricio Maurycy Maxim Melvin Mateo Milan Milton
Mitchell Mohamed Mohammed Morgan Moritz Muhammad Napoleon Ned Nelson Niels Nigel Noah Octavio Olaf Orlando Orson Pascual Percy Perry Phil Preston
Quentin Ralf Randolph Raphael Raúl Reginald Reinhard Reinhold René Reuben Rex Rodney Rodrigo Rolf Rory Ross Roy Rufus Rupert Salvador Samson Santiago
Saul Seamus Seth Sigmund Silvester Silvio Spencer Stephan Sven Sylvester Teodor Terence Theo Thierry Timothy Tobias Todd Trevor Tristan Ulrich Urban
Urho Uwe Valentin Vernon Viggo Vincenzo Vittorio Waldemar Wallace Warren Wayne Wendell Wernher Wilbur Wilfred Wiktor Witold Woodrow Yuri Zachary
Іван Олександр Микола Андрій Василь Петро Михайло Володимир Дмитро Сергій Юрій Олексій Тарас Богдан Павло Григорій Степан Федір Євген Віктор Роман Максим Ігор Олег Ярослав Леонід
Джон Джордж Джеймс Вільям Роберт Карл Генріх Фрідріх Людовик Луї Жан Чарльз Томас Альберт Ісаак Едвард Макс Альфред Артур Вільгельм Франц Йоганн Христофор Наполеон
Адам Антон Аркадій Артем Борис Валентин Василій Вадим Владислав Всеволод Генрі Герман Гнат Давид Данило Денис Едуард Еміль Ернест Захар Ілля Йосип Казимир Кирило Климент Костянтин Лев Леон Лука Людвіг Марк Мартін Матвій Мирон Назар Нестор Олекса Онуфрій Остап Пантелеймон Пилип Пітер Поль П'єр Ростислав Святослав Семен Станіслав Стефан Тимофій Філіп Юліан Юліус Юрко Яків Ян Янош
Ludwik Romuald Konstanty Mieszko Wincenty Ignacy Walery Juliusz Cyprian Bohdan Hipolit Jędrzej Feliks Antoni Alojzy Apolinary Augustyn
Bartłomiej Błażej Cezary Czesław Ferdynand Gabriel Gracjan Gustaw Hieronim Ireneusz Jacek Jeremi Klemens Kajetan Klaudiusz Lucjan
Maksymilian Przemysław Radosław Rafał Roch Seweryn Tytus Wacław Wiesław Zenon Zdzisław Самійло Симон Лесь Левко Кіндрат Северин Ізяслав
Мстислав Гліб Панас Віталій Георгій Зиновій Карло Клим Макар Марко Никифор Омелян Платон Прокіп Руслан Сава Тадей Тимош Трохим Фелікс Хома
Антоніо Леонардо Майкл Ніколас Отто Рудольф Франсуа Чарлз`);

/** Given names of women. */
export const WOMEN: ReadonlySet<string> = wordSet(`
Ada Agatha Agnes Alice Amanda Amy Ana Andrea Angela Anna Anne Annie Barbara Beatrice Caroline Carol Catherine Charlotte Christina Christine Clara Claire Danuta
Diana Dolores Dorothy Elena Elizabeth Ellen Elsa Emily Emma Ewa Eva Frances Florence Grace Hannah Halina Harriet Helen Helena Hillary Irena Irene Isabel Jane Janet Jennifer Jenny Jessica
Joan Joanna Judith Julia Julie Karen Kate Katharina Katherine Kathleen Laura Linda Lisa Louise Lucy Magdalena Margaret Margarete Maria Marie Martha Mary María
Melanie Michelle Naomi Nancy Natalia Nicole Olga Pamela Patricia Rachel Rebecca Rosa Rosalind Rose Ruth Sarah Simone Sophia Sophie Susan Sylvia Teresa Theresa Ursula Vera Victoria
Virginia Wanda Zofia Agnieszka Katarzyna Małgorzata Elżbieta Krystyna Aleksandra Beata Dorota
Adela Adele Agata Alicja Alison Anita Annette Antonia Astrid Audrey Bella Berta Bertha Bianca Brenda Bridget Carla Carmen Carolina Cecilia Celia Chloe
Cynthia Daisy Daniela Deborah Denise Edith Eileen Eleanor Elisabeth Eliza Elsie Erika Erna Esther Eugenia Eugenie Eve Felicia Fiona Flora Francesca
Frida Gabriela Gabriele Gertrude Gisela Gloria Greta Gwen Hedwig Heidi Henrietta Hilda Ida Ines Inge Ingrid Iris Isabella Isabelle Jadwiga Janina
Johanna Josephine Judy Juliet Justyna Karolina Katie Katrina Klara Lara Lena Leonora Leslie Lilian Lily Liv Lotte Lucia Luisa Lydia Madeleine Maja
Marcia Margarita Margot Mariana Marianne Marina Marlene Marta Martina Mathilda Matilda Maud Mercedes Mia Mildred Millicent Miriam Molly Monica Monika
Muriel Nadia Nelly Nina Nora Octavia Olivia Ottilie Paula Pauline Penelope Petra Phyllis Pilar Priscilla Regina Renata Rita Roberta Rosalía Rosie
Roxana Ruby Sabina Sally Sandra Sharon Sheila Silvia Sonia Stefania Stella Stephanie Susanna Suzanne Tamara Tania Tanja Tatiana Tina Valentina Valerie
Veronica Veronika Viktoria Viola Violet Vivian Winifred Yvonne Zoe Zuzanna
Анна Марія Олена Ольга Катерина Леся Наталія Ірина Тетяна Софія Єлизавета Людмила Надія Галина Оксана
Аліна Анастасія Валентина Вікторія Віра Ганна Дарія Діана Зінаїда Інна Катерина Лариса Лідія Любов Маргарита Мальвіна Марта Ніна Поліна Раїса Соломія Тамара Уляна Юлія Ярослава
Emilia Narcyza Stanisława Kazimiera Bronisława Bogumiła Celina Cecylia Daria Felicja Franciszka Grażyna Henryka Hanna Honorata Izabela
Jolanta Kinga Klementyna Lidia Lucyna Łucja Marcelina Marianna Matylda Paulina Róża Urszula Weronika Wiktoria Zenobia Іванна Олександра
Дарина Марина Мар'яна Настя Світлана Христина Маруся Роксолана Мелітта Жанна Роза Єва`);

/** "Jan Nowak/Jana Nowaka/…": one a line; without a stroke a name has one form. */
function named(text: string): string[][] {
  return text
    .trim()
    .split("\n")
    .flatMap((line) => (line.includes("/") ? [line.split("/")] : line.split(", ").map((name) => [name])));
}

/** Names of persons that stand beside a name, by language and form. */
export const PERSONS: Readonly<Record<Language, Persons>> = {
  en: {
    men: named(
      "James Carter, Robert Hayes, William Turner, David Collins, Thomas Reed, Henry Mason, James R. Carter, William H. Turner, Charles E. Reed, Christopher Henderson, Nathaniel Hutchinson, Frederick Harrington",
    ),
    women: named(
      "Margaret Hayes, Helen Turner, Alice Carter, Susan Collins, Emily Reed, Alice M. Carter, Helen J. Collins, Margaret E. Hayes, Catherine Henderson, Elizabeth Hutchinson, Josephine Harrington",
    ),
  },
  de: {
    men: named(
      "Thomas Becker, Karl Hofmann, Peter Schuster, Johann Richter, Martin Vogel, Robert Hayes, Karl F. Hofmann, Thomas E. Becker, William H. Turner, Christian Hoffmeister, Maximilian Lindemann, Ferdinand Brückner",
    ),
    women: named(
      "Anna Becker, Maria Hofmann, Clara Richter, Helene Vogel, Emma Schuster, Anna M. Becker, Clara E. Richter, Maria L. Hofmann, Katharina Hoffmeister, Magdalena Lindemann, Wilhelmine Brückner",
    ),
  },
  es: {
    men: named(
      "Carlos Romero, Antonio Vargas, Manuel Ortega, Luis Herrera, Robert Hayes, Thomas Reed, Carlos M. Romero, William H. Turner, Charles E. Reed, Francisco Villanueva, Sebastián Montenegro, Christopher Henderson",
    ),
    women: named(
      "María Romero, Ana Vargas, Carmen Ortega, Elena Herrera, Helen Turner, Ana M. Vargas, Elena C. Herrera, Helen J. Collins, Francisca Villanueva, Catalina Montenegro, Elizabeth Hutchinson",
    ),
  },
  pl: {
    men: named(`
Jan Nowak/Jana Nowaka/Janowi Nowakowi/Jana Nowaka/Janem Nowakiem/Janie Nowaku
Adam Wójcik/Adama Wójcika/Adamowi Wójcikowi/Adama Wójcika/Adamem Wójcikiem/Adamie Wójciku
Paweł Mazur/Pawła Mazura/Pawłowi Mazurowi/Pawła Mazura/Pawłem Mazurem/Pawle Mazurze
Robert Wilson/Roberta Wilsona/Robertowi Wilsonowi/Roberta Wilsona/Robertem Wilsonem/Robercie Wilsonie
John Harris/Johna Harrisa/Johnowi Harrisowi/Johna Harrisa/Johnem Harrisem/Johnie Harrisie
Piotr Zieliński/Piotra Zielińskiego/Piotrowi Zielińskiemu/Piotra Zielińskiego/Piotrem Zielińskim/Piotrze Zielińskim
Tomasz Kowalski/Tomasza Kowalskiego/Tomaszowi Kowalskiemu/Tomasza Kowalskiego/Tomaszem Kowalskim/Tomaszu Kowalskim
Krzysztof Maciejewski/Krzysztofa Maciejewskiego/Krzysztofowi Maciejewskiemu/Krzysztofa Maciejewskiego/Krzysztofem Maciejewskim/Krzysztofie Maciejewskim
Stanisław Wiśniewski/Stanisława Wiśniewskiego/Stanisławowi Wiśniewskiemu/Stanisława Wiśniewskiego/Stanisławem Wiśniewskim/Stanisławie Wiśniewskim
Franciszek Morgensztern/Franciszka Morgenszterna/Franciszkowi Morgenszternowi/Franciszka Morgenszterna/Franciszkiem Morgenszternem/Franciszku Morgenszternie
Marek Lewandowski/Marka Lewandowskiego/Markowi Lewandowskiemu/Marka Lewandowskiego/Markiem Lewandowskim/Marku Lewandowskim`),
    women: named(`
Anna Kowalska/Anny Kowalskiej/Annie Kowalskiej/Annę Kowalską/Anną Kowalską/Annie Kowalskiej
Ewa Zielińska/Ewy Zielińskiej/Ewie Zielińskiej/Ewę Zielińską/Ewą Zielińską/Ewie Zielińskiej
Maria Lewandowska/Marii Lewandowskiej/Marii Lewandowskiej/Marię Lewandowską/Marią Lewandowską/Marii Lewandowskiej
Helena Wilczyńska/Heleny Wilczyńskiej/Helenie Wilczyńskiej/Helenę Wilczyńską/Heleną Wilczyńską/Helenie Wilczyńskiej`),
  },
  uk: {
    men: named(`
Іван Петренко/Івана Петренка/Іванові Петренку/Івана Петренка/Іваном Петренком/Іванові Петренку
Павло Бондаренко/Павла Бондаренка/Павлові Бондаренку/Павла Бондаренка/Павлом Бондаренком/Павлові Бондаренку
Андрій Мельник/Андрія Мельника/Андрієві Мельнику/Андрія Мельника/Андрієм Мельником/Андрієві Мельнику
Степан Шевчук/Степана Шевчука/Степанові Шевчуку/Степана Шевчука/Степаном Шевчуком/Степанові Шевчуку
Роберт Вілсон/Роберта Вілсона/Робертові Вілсону/Роберта Вілсона/Робертом Вілсоном/Робертові Вілсону
Джон Гарріс/Джона Гарріса/Джонові Гаррісу/Джона Гарріса/Джоном Гаррісом/Джонові Гаррісу`),
    women: named(`
Олена Петренко/Олени Петренко/Олені Петренко/Олену Петренко/Оленою Петренко/Олені Петренко
Марія Шевчук/Марії Шевчук/Марії Шевчук/Марію Шевчук/Марією Шевчук/Марії Шевчук
Ганна Мельник/Ганни Мельник/Ганні Мельник/Ганну Мельник/Ганною Мельник/Ганні Мельник
Наталія Бондаренко/Наталії Бондаренко/Наталії Бондаренко/Наталію Бондаренко/Наталією Бондаренко/Наталії Бондаренко`),
  },
  ja: {
    men: named(
      "ロバート・ウィルソン, ジョン・ハリス, トーマス・リード, カール・ホフマン, ピエール・マルタン",
    ),
    women: named("マリア・ローズ, ヘレン・ターナー, アリス・カーター, アンナ・ベッカー"),
  },
};
