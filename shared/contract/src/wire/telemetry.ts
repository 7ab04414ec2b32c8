import * as z from 'zod/mini';
import { VITAL_NAMES } from '../builds';
import { slotNameSchema } from './builds';
import { buildId } from './scalars';

const build = () => ({
  name: slotNameSchema,
  buildId: buildId(),
});

const signalSchema = z.discriminatedUnion('kind', [
  /** the first page of a document is interactive with this build */
  z.object({ kind: z.literal('ready'), ...build() }),
  /** a page was opened by navigation in the browser, without a page from the server */
  z.object({ kind: z.literal('opened'), ...build() }),
  /** the build, or one of its chunks, did not load */
  z.object({ kind: z.literal('load-failure'), ...build() }),
  /** a page threw while rendering */
  z.object({ kind: z.literal('crash'), ...build() }),
  /** an API call by a page of the build failed with a status of 500 or more */
  z.object({ kind: z.literal('api-error'), ...build() }),
  z.object({
    kind: z.literal('vital'),
    ...build(),
    /** id of the first page's route */
    route: z.string().check(z.maxLength(60)),
    metric: z.enum(VITAL_NAMES),
    /** ms; CLS has no unit */
    value: z.number().check(z.minimum(0)),
  }),
]);

/** The body of `POST /api/telemetry`. It contains nothing about the sender. */
export const telemetrySchema = z.object({ signals: z.array(signalSchema).check(z.maxLength(50)) });

export type Signal = z.infer<typeof signalSchema>;
export type Telemetry = z.infer<typeof telemetrySchema>;
