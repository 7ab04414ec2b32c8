import * as z from 'zod/mini';
import { ApiError } from './api-error';

/** Parses a body or a query. Throws `ApiError` (bad-parameter), which names the first fault. */
export function parseBody<S extends z.core.$ZodType>(schema: S, body: unknown): z.output<S> {
  const result = z.safeParse(schema, body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = issue?.path.join('/') || 'the body';
  throw new ApiError('bad-parameter', `${place}: ${issue?.message ?? 'is not valid'}`, place);
}
