/** The tab without a place in the tab bar of visitors, since it is a page of its own. */
export const isMyDay = (search: URLSearchParams): boolean => search.get('tab') === 'my-day';
