import { setFlagsFromString } from 'node:v8';

/**
 * Lets the JavaScript heap grow by half of its live size between garbage collections, as on a small machine. With much
 * memory Node lets it grow to four times that.
 */
export const limitHeapGrowth = (): void => setFlagsFromString('--heap-growing-percent=50');
