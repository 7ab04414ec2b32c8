import { useSearchParams } from './navigation';

/**
 * The open tab, as the address names it (`?tab=`). An unknown or missing name gives the first visible tab.
 * `tabs` are the visible ones in order.
 */
export function useTab<T extends string>(tabs: readonly T[]): T | undefined {
  const named = useSearchParams().get('tab');
  return tabs.find((tab) => tab === named) ?? tabs[0];
}
