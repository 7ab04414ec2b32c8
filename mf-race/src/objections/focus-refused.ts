/** Moves the focus to the field that a form marks as refused. */
export const focusRefused = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid], [data-refused]')?.focus();
