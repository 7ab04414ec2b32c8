import { useSearchParams } from './router';

/** Returns the one of the visible `tabs` that the query parameter `tab` names, or the first; undefined without tabs. */
export function useTab<T extends string>(tabs: readonly T[]): T | undefined {
  const [search] = useSearchParams();
  const tabName = search.get('tab');
  return tabs.find((tab) => tab === tabName) ?? tabs[0];
}
