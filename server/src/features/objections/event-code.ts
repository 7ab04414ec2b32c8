import { createHmac, timingSafeEqual } from 'node:crypto';

/** Without similar letters and digits. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 6;

/** The code that a race director shows to the pilots of an event; `secret` is the site's. */
export function eventCode(secret: string, eventId: string): string {
  const bytes = createHmac('sha256', secret).update(`objections ${eventId}`).digest();
  return [...bytes.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Whether the input is the code, ignoring case and spaces. */
export function isEventCode(typed: string, code: string): boolean {
  const text = Buffer.from(typed.replaceAll(/[\s-]/g, '').toUpperCase());
  return text.length === code.length && timingSafeEqual(text, Buffer.from(code));
}
