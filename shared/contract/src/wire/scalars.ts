import * as z from 'zod/mini';
import { UNSHOWABLE } from '../constants';

const GUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A GUID of any version, as the desktop app writes it. */
export const guid = () => z.string().check(z.regex(GUID, 'must be a GUID'));

export const buildId = () => z.string().check(z.regex(/^[0-9a-f]{16}$/));

/** A length of time; null for none. */
export const seconds = () => z.nullable(z.number());

/** A text that a person enters, without spaces at its ends. */
export const enteredText = () =>
  z.string().check(
    z.trim(),
    z.refine((text) => !UNSHOWABLE.test(text), 'has characters that cannot be shown'),
  );

/** The id and the name of a club. */
export const smallClub = () => z.object({ ID: z.number(), Name: z.string() });

/** The largest PostgreSQL `integer`. */
const MAX_INTEGER = 2_147_483_647;

/** A positive integer in an address. */
export const integerId = () =>
  z.string().check(
    z.regex(/^[1-9]\d*$/, 'must be a whole number above 0'),
    z.refine((text) => Number(text) <= MAX_INTEGER, `must be at most ${MAX_INTEGER}`),
  );

/** A positive integer in a body. */
export const positiveInteger = () => z.int().check(z.minimum(1), z.maximum(MAX_INTEGER));

/** A count in a path, 1 to 1000. */
export const count = () =>
  z.string().check(
    z.regex(/^\d+$/, 'must be a whole number'),
    z.refine((text) => Number(text) >= 1 && Number(text) <= 1_000, 'must be from 1 to 1000'),
  );

/**
 * A date-time on the wire: `yyyy-MM-dd HH:mm:ss.fff` on the event's clock, without offset; `0001-01-01 00:00:00.000`
 * means "not set" (R55).
 */
export const wireDate = () => z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$/));
