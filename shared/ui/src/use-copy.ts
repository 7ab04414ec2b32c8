import { usePlatform } from '@holeshot/platform';

/** Puts a text on the clipboard and says so (specification section 8, notice text); a browser that refuses is a crash. */
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
