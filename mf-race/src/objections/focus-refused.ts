/** Moves the focus to the first field that the form marks as refused. */
export const focusRefused = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid], [data-refused]')?.focus();
