import { LRUCache } from 'lru-cache';
import webPush from 'web-push';

export interface OutgoingMessage {
  endpoint: string;
  p256dh: string;
  auth: string;
  payload: string;
  topic: string;
  /** how long the service keeps it for an unreachable browser */
  ttlSeconds: number;
}

export interface Sender {
  publicKey: string;
  privateKey: string;
  /** `mailto:` or `https:`, the contact for push services */
  subject: string;
}

/** The answer of a push service; `retryMs` if it says when to retry. */
export type PushOutcome = { kind: 'taken' | 'gone' | 'refused' } | { kind: 'later'; retryMs: number | null };

const TIMEOUT_MS = 10_000;
/** A signature is valid for twelve hours, and is reused because it is expensive. */
const SIGNATURE_MS = 3_600_000;
const MAX_SIGNATURES = 100;

const signatures = new LRUCache<string, string>({ max: MAX_SIGNATURES, ttl: SIGNATURE_MS });

/** The proof that a message comes from this site (RFC 8292), for the service at an origin. */
function sign(audience: string, { subject, publicKey, privateKey }: Sender): string {
  const key = `${audience} ${publicKey} ${subject}`;
  const signature =
    signatures.get(key) ??
    webPush.getVapidHeaders(audience, subject, publicKey, privateKey, 'aes128gcm').Authorization;
  signatures.set(key, signature, { noUpdateTTL: true });
  return signature;
}

/** Encrypts a message for its browser (RFC 8291) and gives it to the browser's push service (RFC 8030). Never rejects. */
export async function postPush(message: OutgoingMessage, sender: Sender): Promise<PushOutcome> {
  const { endpoint, p256dh, auth, payload, topic, ttlSeconds } = message;
  try {
    const { cipherText } = webPush.encrypt(p256dh, auth, payload, 'aes128gcm');
    const reply = await fetch(endpoint, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        authorization: sign(new URL(endpoint).origin, sender),
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: String(ttlSeconds),
        urgency: 'high',
        topic,
      },
      body: new Uint8Array(cipherText),
    });
    await reply.body?.cancel();
    return toOutcome(reply.status, reply.headers.get('retry-after'));
  } catch {
    return { kind: 'later', retryMs: null };
  }
}

function toOutcome(status: number, retryAfter: string | null): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'taken' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status !== 429 && status < 500) return { kind: 'refused' };
  return { kind: 'later', retryMs: parseRetryAfter(retryAfter) };
}

/** Seconds, or a date of HTTP. */
function parseRetryAfter(text: string | null): number | null {
  if (text === null) return null;
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
