/** Texts that the browser refuses to store, by name; they last until the page is closed. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

/** The names of all stored texts. */
export function listNames(): string[] {
  const names = [...memory.keys()];
  try {
    names.push(...Object.keys(window.localStorage));
  } catch {
    // the browser refuses storage
  }
  return [...new Set(names)];
}

export function readText(name: string): string | null {
  try {
    return memory.get(name) ?? window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text on this device; `null` removes it. */
export function storeText(name: string, text: string | null): void {
  memory.delete(name);
  try {
    if (text === null) window.localStorage.removeItem(name);
    else window.localStorage.setItem(name, text);
  } catch {
    if (text !== null) memory.set(name, text);
  }
  for (const listener of listeners) listener();
}

/** Calls back after every change, here or in another tab of the browser, until the returned function is called. */
export function subscribeToTexts(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}
