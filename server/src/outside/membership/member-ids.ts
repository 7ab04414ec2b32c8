import * as z from 'zod/mini';

const pageSchema = z.object({
  data: z.array(z.object({ id: z.string() })),
  meta: z.optional(
    z.object({
      pagination: z.optional(
        z.object({ cursors: z.optional(z.nullable(z.object({ next: z.optional(z.nullable(z.string())) }))) }),
      ),
    }),
  ),
});

/** A page of a list of API v2: its ids, and the cursor of the next page. Undefined for a document of another shape. */
export function parseIdPage(json: unknown): { ids: string[]; next: string | undefined } | undefined {
  const result = pageSchema.safeParse(json);
  if (!result.success) return undefined;
  const { data, meta } = result.data;
  return { ids: data.map(({ id }) => id), next: meta?.pagination?.cursors?.next ?? undefined };
}

const missingSchema = z.object({ errors: z.array(z.object({ status: z.literal('404') })) });

/** Whether API v2 itself answers that there is no such resource, rather than a proxy. */
export const saysMissing = (json: unknown): boolean => missingSchema.safeParse(json).success;

const hintSchema = z.object({
  data: z.object({
    type: z.literal('member'),
    id: z.string().check(z.regex(/^[\w-]{1,100}$/)),
    relationships: z.optional(
      z.object({
        user: z.optional(z.object({ data: z.optional(z.nullable(z.object({ id: z.string() }))) })),
      }),
    ),
  }),
});

/** The member that a message of the provider is about, and the member's user. Undefined for a message of another shape. */
export function parseMemberHint(json: unknown): { memberId: string; userId: string | undefined } | undefined {
  const result = hintSchema.safeParse(json);
  if (!result.success) return undefined;
  const { id, relationships } = result.data.data;
  return { memberId: id, userId: relationships?.user?.data?.id };
}
