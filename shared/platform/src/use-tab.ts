import { useSearchParams } from './router';

/** Returns the open tab, by the query parameter `tab`, among the visible `tabs`. An unknown or missing name is the first. */
export function useTab<T extends string>(tabs: readonly T[]): T | undefined {
  const [search] = useSearchParams();
  const tabName = search.get('tab');
  return tabs.find((tab) => tab === tabName) ?? tabs[0];
}
