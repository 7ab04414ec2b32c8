import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { checkFileName, type FileStore, FileStoreError, isFileName, type ListedFile } from './file-store';

/** Where an S3-compatible object storage is, and the key that may read and write its bucket. */
export interface S3Settings {
  /** its address, without the bucket */
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** For a call with its retries. */
const TIMEOUT_MS = 10_000;
/** Delays after 429 and 5xx, which pass within a second or not soon. */
const RETRIES = 3;

interface Reply {
  status: number;
  contentType: string | null;
  body: Buffer;
}

/**
 * Files as objects of a bucket, addressed by path (`<endpoint>/<bucket>/<name>`), which every S3-compatible storage
 * understands. Requests are signed with their contents.
 */
export function createS3FileStore(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
  timeoutMs = TIMEOUT_MS,
): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });

  /** `name` may be empty, with a query, for the bucket itself. */
  async function call(
    method: string,
    name: string,
    bytes?: Uint8Array,
    contentType?: string,
  ): Promise<Reply> {
    const sha256 = createHash('sha256').update(bytes ?? '');
    try {
      const response = await client.fetch(`${endpoint.replace(/\/+$/, '')}/${bucket}/${name}`, {
        method,
        headers: {
          'x-amz-content-sha256': sha256.digest('hex'),
          ...(contentType !== undefined && { 'content-type': contentType }),
        },
        body: bytes ? Buffer.from(bytes) : null,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const body = Buffer.from(await response.arrayBuffer());
      return { status: response.status, contentType: response.headers.get('content-type'), body };
    } catch (cause) {
      throw new FileStoreError(`The object storage at ${endpoint} cannot be reached.`, { cause });
    }
  }

  const refused = (method: string, name: string, { status, body }: Reply) => {
    const [, code = 'no code'] = /<Code>([^<]{1,100})<\/Code>/.exec(body.toString('utf8')) ?? [];
    return new FileStoreError(
      `The object storage at ${endpoint} answered ${method} of ${name} in ${bucket} with ${status} (${code}).`,
    );
  };

  return {
    async put(name, bytes, contentType) {
      checkFileName(name);
      const reply = await call('PUT', name, bytes, contentType);
      if (reply.status !== 200) throw refused('PUT', name, reply);
    },
    async get(name) {
      if (!isFileName(name)) return undefined;
      const reply = await call('GET', name);
      if (isNoSuchKey(reply)) return undefined;
      if (reply.status !== 200) throw refused('GET', name, reply);
      return { body: reply.body, contentType: reply.contentType ?? 'application/octet-stream' };
    },
    async remove(name) {
      checkFileName(name);
      const reply = await call('DELETE', name);
      if (reply.status !== 204 && reply.status !== 200 && !isNoSuchKey(reply)) {
        throw refused('DELETE', name, reply);
      }
    },
    async *list() {
      let token = '';
      do {
        const from = token && `&continuation-token=${encodeURIComponent(token)}`;
        const reply = await call('GET', `?list-type=2${from}`);
        if (reply.status !== 200) throw refused('GET', 'the list of objects', reply);
        const text = reply.body.toString('utf8');
        yield* readList(text);
        token = findText(text, 'NextContinuationToken') ?? '';
      } while (token !== '');
    },
  };
}

/** The first element of this name; files' names and S3's tokens have no character that XML writes in another way. */
const findText = (xml: string, element: string): string | undefined =>
  new RegExp(`<${element}>([^<]+)</${element}>`).exec(xml)?.[1];

function* readList(xml: string): Generator<ListedFile> {
  for (const [object] of xml.matchAll(/<Contents>.*?<\/Contents>/gs)) {
    const name = findText(object, 'Key') ?? '';
    const storedAtMs = Date.parse(findText(object, 'LastModified') ?? '');
    if (isFileName(name) && !Number.isNaN(storedAtMs)) yield { name, storedAtMs };
  }
}

/** A missing bucket also answers 404, which is a fault of the settings. */
const isNoSuchKey = ({ status, body }: Reply): boolean =>
  status === 404 && !body.includes('<Code>NoSuchBucket</Code>');
