import { hash } from 'node:crypto';
import stringify from 'safe-stable-stringify';

/** SHA-256 (hex) of a JSON value; independent of the order of keys. */
export const contentHash = (value: unknown): string => hash('sha256', stringify(value) ?? '');
