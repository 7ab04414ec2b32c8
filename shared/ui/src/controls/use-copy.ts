import { usePlatform } from '@holeshot/platform';

/** Returns a function that copies text to the clipboard and shows a toast (R45), or the crash dialog when it fails. */
export function useCopy(): (text: string) => Promise<void> {
  const { toast, crash } = usePlatform();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast('Copied to clipboard');
    } catch (error) {
      crash(error);
    }
  };
}
