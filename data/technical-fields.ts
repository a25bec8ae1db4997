/** Fields that carry no words of the visitor's. A post without any of them is ordinary. */
export const technicalFields = {
  /** Names one filling of the form: made by the browser's script, the same again when a post is repeated. */
  formKey: 'form_key',
  /** The version of the notice the visitor saw, from `data/consent.ts`. */
  notice: 'notice',
  /** Hidden from people; what fills it in is usually a program, sometimes a browser's autofill. */
  honeypot: 'homepage',
  /** Milliseconds from the first key press to sending, reloads included, measured in the browser. */
  fillTime: 'fill_ms',
} as const;

/** With it a withdrawal is meant; without it the visitor is asked first. */
export const withdrawalConfirmation = { name: 'confirm', value: 'yes' } as const;
