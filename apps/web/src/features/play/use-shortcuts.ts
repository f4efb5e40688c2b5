import { useState } from "react";
import { storedJson } from "../../lib/storage.ts";

const stored = storedJson<boolean>({
  key: "quiz-shortcuts.v1",
  parse: (raw) => (typeof raw === "boolean" ? raw : null),
});

/** Whether digits and letters choose options; on by default, and the person's choice is stored. */
export function useShortcuts(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => stored.read() ?? true);
  const change = (next: boolean) => {
    setIsOn(next);
    stored.write(next);
  };
  return [isOn, change];
}
