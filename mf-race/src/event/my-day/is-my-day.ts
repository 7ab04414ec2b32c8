/** My Day is not in the tab bar, because it is a page of its own. */
export const isMyDay = (search: URLSearchParams): boolean => search.get('tab') === 'my-day';
