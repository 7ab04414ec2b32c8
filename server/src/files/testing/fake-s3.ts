import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import type { S3Settings } from '../s3-file-store';

interface StoredObject {
  body: Buffer;
  contentType: string;
  storedAt: Date;
}

export interface FakeS3 {
  /** with which a store may use it */
  settings: S3Settings;
  /** by path, such as `/pictures/people/a.webp` */
  objects: Map<string, StoredObject>;
  /** method and path of each request received */
  calls: string[];
  /** what the next requests are answered with, one each, before anything else is looked at: a status, or never */
  faults: (number | 'silence')[];
  close(): Promise<void>;
}

interface Received {
  request: IncomingMessage;
  path: string;
  query: Record<string, string>;
  body: Buffer;
}

type Answer = [status: number, code: string];

/** S3 lists up to a thousand. */
const LISTED_AT_ONCE = 2;

/** A page of a list of objects; the token is the position of the next one. */
function listObjects(objects: FakeS3['objects'], bucket: string, query: Record<string, string>): string {
  const from = Number(query['continuation-token'] ?? 0);
  const next = from + LISTED_AT_ONCE;
  const contents = [...objects].slice(from, next).map(([path, { storedAt }]) => {
    const key = path.slice(`/${bucket}/`.length);
    return `<Contents><Key>${key}</Key><LastModified>${storedAt.toISOString()}</LastModified></Contents>`;
  });
  const more = next < objects.size ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>${contents.join('\n')}${more}</ListBucketResult>`;
}

/**
 * A server on this machine that keeps objects as S3 does. It computes the signature of every request again, from what it
 * received, with AWS's own implementation, and refuses any other one.
 */
export async function startFakeS3(): Promise<FakeS3> {
  const credentials = { accessKeyId: 'KEY', secretAccessKey: 'secret/+=' };
  const [region, bucket] = ['eu-test-1', 'pictures'];
  const objects: FakeS3['objects'] = new Map();
  const calls: string[] = [];
  const faults: FakeS3['faults'] = [];
  // S3 itself escapes paths once, unlike other services.
  const escaping = { uriEscapePath: false, applyChecksum: false };
  const signer = new SignatureV4({ credentials, region, service: 's3', sha256: Sha256, ...escaping });

  const sign = async ({ request, path, query, body }: Received, signedHeaders: string[]): Promise<string> => {
    const names = signedHeaders.filter((name) => name !== 'x-amz-date');
    const headers = Object.fromEntries(names.map((name) => [name, String(request.headers[name])]));
    const date = String(request.headers['x-amz-date']);
    const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date)?.slice(1).map(Number) ?? [];
    const [year = 0, month = 1, ...rest] = parts;
    const signed = await signer.sign(
      { method: request.method ?? '', protocol: 'http:', hostname: '', path, query, headers, body },
      { signingDate: new Date(Date.UTC(year, month - 1, ...rest)) },
    );
    return String(signed.headers.authorization);
  };

  const findRefusal = async (received: Received): Promise<Answer | undefined> => {
    const { authorization = '', ...headers } = received.request.headers;
    const signedHeaders = (/SignedHeaders=([^,]+)/.exec(authorization)?.[1] ?? '').split(';');
    const isWhole = ['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) =>
      signedHeaders.includes(name),
    );
    if (!isWhole) return [403, 'AccessDenied'];
    if ((await sign(received, signedHeaders)) !== authorization) return [403, 'SignatureDoesNotMatch'];
    const sha256 = createHash('sha256').update(received.body).digest('hex');
    if (headers['x-amz-content-sha256'] !== sha256) return [400, 'XAmzContentSHA256Mismatch'];
    if (!received.path.startsWith(`/${bucket}/`)) return [404, 'NoSuchBucket'];
    return undefined;
  };

  const server = createServer(async (request, response) => {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://s3');
    const query = Object.fromEntries(searchParams);
    calls.push(`${request.method} ${path}`);
    const body = Buffer.concat(await request.toArray());
    const fault = faults.shift();
    if (fault === 'silence') return;
    const refusal: Answer | undefined =
      fault === undefined ? await findRefusal({ request, path, query, body }) : [fault, 'InternalError'];
    const object = objects.get(path);
    if (!refusal && query['list-type'] === '2') {
      response.writeHead(200, { 'content-type': 'application/xml' }).end(listObjects(objects, bucket, query));
    } else if (refusal ?? (request.method === 'GET' && !object)) {
      const [status, code] = refusal ?? [404, 'NoSuchKey'];
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
    } else if (request.method === 'PUT') {
      objects.set(path, {
        body,
        contentType: request.headers['content-type'] ?? 'binary/octet-stream',
        storedAt: new Date(),
      });
      response.writeHead(200).end();
    } else if (request.method === 'DELETE') {
      objects.delete(path);
      response.writeHead(204).end();
    } else {
      response.writeHead(200, { 'content-type': object?.contentType }).end(object?.body);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket, region, ...credentials },
    objects,
    calls,
    faults,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
