import { usePlatform } from '@holeshot/platform';

/**
 * Returns a function that copies text to the clipboard and shows a toast (R45), or the crash dialog when it fails. It
 * resolves to whether the text was copied.
 */
export function useCopy(): (text: string) => Promise<boolean> {
  const { toast, crash } = usePlatform();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast('Copied to clipboard');
      return true;
    } catch (error) {
      crash(error);
      return false;
    }
  };
}
