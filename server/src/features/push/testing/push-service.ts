import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WirePushDevice, WirePushMessage } from '@holeshot/contract/wire';

/** A message that a browser got. */
export interface Received {
  device: number;
  message: WirePushMessage;
  ttlSeconds: number;
  urgency: string;
  topic: string;
}

/** A push service on this machine that does what RFC 8030, 8188, 8291 and 8292 ask of one, and of the browsers behind it. */
export interface PushService {
  origin: string;
  received: Received[];
  /** requests that were refused, and why */
  faults: string[];
  /** A new browser's subscription. */
  subscribe(): WirePushDevice;
  /** Answers requests for a device otherwise, as long as `answer` returns something. */
  answers(answer: (device: number) => { status: number; retryAfter?: string } | undefined): void;
  close(): Promise<void>;
}

interface Browser {
  ecdh: ECDH;
  auth: Buffer;
}

export async function startPushService(getPublicKey: () => string): Promise<PushService> {
  const browsers: Browser[] = [];
  const received: Received[] = [];
  const faults: string[] = [];
  let answer: (device: number) => { status: number; retryAfter?: string } | undefined = () => undefined;

  const take = async (request: IncomingMessage): Promise<{ status: number; retryAfter?: string }> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const device = Number(request.url?.split('/').at(-1));
    const browser = browsers[device];
    if (!browser) return { status: 404 };
    const other = answer(device);
    if (other) return other;
    try {
      checkVapid(String(request.headers.authorization), origin, getPublicKey());
      if (request.headers['content-encoding'] !== 'aes128gcm') throw new Error('not aes128gcm');
      const text = decrypt(Buffer.concat(chunks), browser);
      received.push({
        device,
        message: JSON.parse(text) as WirePushMessage,
        ttlSeconds: Number(request.headers.ttl),
        urgency: String(request.headers.urgency),
        topic: String(request.headers.topic),
      });
      return { status: 201 };
    } catch (error) {
      faults.push(String(error));
      return { status: 400 };
    }
  };
  const server = createServer((request, response) => {
    take(request).then(({ status, retryAfter }) => {
      response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    faults,
    subscribe() {
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys('base64url');
      const auth = randomBytes(16);
      browsers.push({ ecdh, auth });
      const endpoint = `${origin}/push/${browsers.length - 1}`;
      return { endpoint, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    answers(next) {
      answer = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The application server's signature (RFC 8292): its key, this service, and not for longer than a day. */
function checkVapid(header: string, origin: string, publicKey: string): void {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? [];
  if (key !== publicKey) throw new Error('another key than that of the subscription');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', ...toCoordinates(point) };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('the signature is wrong');
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<
    string,
    unknown
  >;
  const leftSeconds = Number(exp) - Date.now() / 1_000;
  if (aud !== origin || leftSeconds <= 0 || leftSeconds > 86_400) throw new Error('the claims are wrong');
  if (!/^(mailto|https):/.test(String(sub))) throw new Error('nobody to ask');
}

const toCoordinates = (point: Buffer) => ({
  x: point.subarray(1, 33).toString('base64url'),
  y: point.subarray(33, 65).toString('base64url'),
});

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** RFC 8291, 3.4 and RFC 8188, 2: one record, which ends in the octet 2. */
function decrypt(body: Buffer, { ecdh, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const keyBytes = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyBytes);
  const record = body.subarray(21 + keyBytes);
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey]);
  const secret = derive(ecdh.computeSecret(senderKey), auth, keyInfo, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0) throw new Error('no end of the record');
  return padded.subarray(0, end).toString();
}
