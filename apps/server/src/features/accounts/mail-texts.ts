import type { Language } from "@quizmill/contract";

/** The server's own text catalogue: the only text it sends to people by mail. */
export const RESET_MAIL: Record<
  Language,
  { subject: string; body: (link: string, minutes: number) => string }
> = {
  en: {
    subject: "Set a new Quizmill password",
    body: (link, minutes) =>
      `Open this link within ${minutes} minutes to set a new password:\n\n${link}\n\nIf you did not ask for it, you can ignore this message. Your password stays as it is.`,
  },
  pl: {
    subject: "Ustaw nowe hasło do Quizmill",
    body: (link, minutes) =>
      `Otwórz ten link w ciągu ${minutes} minut, aby ustawić nowe hasło:\n\n${link}\n\nJeśli to nie Ty o to prosisz, zignoruj tę wiadomość. Twoje hasło się nie zmieni.`,
  },
  de: {
    subject: "Neues Passwort für Quizmill festlegen",
    body: (link, minutes) =>
      `Öffne diesen Link innerhalb von ${minutes} Minuten, um ein neues Passwort festzulegen:\n\n${link}\n\nWenn du das nicht angefordert hast, ignoriere diese Nachricht. Dein Passwort bleibt, wie es ist.`,
  },
  es: {
    subject: "Elige una nueva contraseña de Quizmill",
    body: (link, minutes) =>
      `Abre este enlace antes de ${minutes} minutos para elegir una nueva contraseña:\n\n${link}\n\nSi no lo has pedido tú, ignora este mensaje. Tu contraseña no cambia.`,
  },
  uk: {
    subject: "Установи новий пароль Quizmill",
    body: (link, minutes) =>
      `Відкрий це посилання протягом ${minutes} хвилин, щоб установити новий пароль:\n\n${link}\n\nЯкщо це не твій запит, просто не зважай на цей лист. Твій пароль не зміниться.`,
  },
  ja: {
    subject: "Quizmill の新しいパスワードの設定",
    body: (link, minutes) =>
      `${minutes}分以内に次のリンクを開いて、新しいパスワードを設定してください。\n\n${link}\n\nお心当たりがない場合は、このメールを無視してください。パスワードは変わりません。`,
  },
};
