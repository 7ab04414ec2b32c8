import * as z from 'zod/mini';
import { MAX_AHEAD } from '../constants';
import * as paths from '../paths';
import { write } from './call';
import { questionSchema, withdrawalSchema } from './objections';

/** `/api/public/push/key` */
export const pushKeySchema = z.object({
  /** a P-256 public key in base64url */
  Key: z.string(),
});

const base64url = (bytes: number) => {
  const characters = Math.ceil((bytes * 4) / 3);
  return z
    .string()
    .check(z.regex(new RegExp(`^[\\w-]{${characters}}$`), `must be ${bytes} bytes in base64url`));
};

/** A browser's subscription at its push service, as returned by `PushSubscription.toJSON()`. */
const pushDeviceSchema = z.object({
  endpoint: z.url().check(z.maxLength(1_000), z.regex(/^[!-~]*$/, 'has characters that no address has')),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
});

/** How many races before the pilot's a device is first notified; 0 unsubscribes it. */
const pushWatchSchema = z.object({
  device: pushDeviceSchema,
  ahead: z.int().check(z.minimum(0), z.maximum(MAX_AHEAD)),
});

/** The calls that change something for a browser, whether or not somebody is signed in. */
export const DEVICE_CALLS = {
  questionLap: write(
    'POST',
    paths.newObjection,
    'Question a lap; for the person who claimed the pilot, and for who has the code of the event',
    { body: questionSchema },
  ),
  withdrawQuestion: write(
    'POST',
    paths.withdrawnObjection,
    'Withdraw the open question of a pilot; for those who may question a lap',
    { body: withdrawalSchema },
  ),
  createPilotCalendar: write(
    'POST',
    paths.newPilotCalendar,
    'Make a calendar of a pilot’s races at an event; its secret is told only now',
    { reply: z.object({ secret: z.string() }) },
  ),
  endPilotCalendar: write('DELETE', paths.pilotCalendar, 'End a calendar: its address is gone'),
  watchPilot: write('POST', paths.pushWatch, 'Tell a browser about the races of a pilot, or no longer', {
    body: pushWatchSchema,
  }),
} as const;

export type WirePushDevice = z.infer<typeof pushDeviceSchema>;

/** A push message, as the service worker receives it. */
export interface WirePushMessage {
  title: string;
  body: string;
  /** the page that it is about, inside the site */
  href: string;
  /** a message replaces an earlier one with the same tag */
  tag: string;
}
