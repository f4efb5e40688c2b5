import { type LanguageProfile, upperFirst } from "../../languages/profile.ts";

/** Members of closed families, in lower case, with the number of their family. */
const familyNumbers = new WeakMap<LanguageProfile, ReadonlyMap<string, number>>();

/** Whether a text is known to belong to another family of things than the key. */
export function isStranger(text: string, key: string, profile: LanguageProfile): boolean {
  let numbers = familyNumbers.get(profile);
  if (numbers === undefined) {
    const members = profile.families.flatMap((family, i) =>
      family.map((member): [string, number] => [member.toLowerCase(), i]),
    );
    numbers = new Map(members);
    familyNumbers.set(profile, numbers);
  }
  const family = numbers.get(text.toLowerCase());
  return family !== undefined && family !== numbers.get(key.toLowerCase());
}

/** The other members of a closed family the key belongs to: always of its kind. */
export function familyOf(key: string, { families }: LanguageProfile): string[] {
  const capital = /^\p{Lu}/u.test(key);
  // "Mars" is a planet, "mars" is not; "Photosynthesis" at the start of a sentence is photosynthesis.
  const isKey = (member: string) => member === key || (capital && upperFirst(member) === key);
  const family = families.find((members) => members.some(isKey)) ?? [];
  return family.filter((member) => !isKey(member)).map((member) => (capital ? upperFirst(member) : member));
}
