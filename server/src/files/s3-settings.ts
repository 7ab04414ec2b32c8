import * as z from 'zod';
import type { S3Settings } from './s3-file-store';

const needed = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example.org' })
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[A-Za-z0-9][\w.-]*$/, 'must be the name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

/** Schema of the variables of an object storage. */
export const S3_SHAPE = { ...needed, S3_REGION: z.string().min(1).default('us-east-1') };

type S3Variables = z.infer<z.ZodObject<typeof S3_SHAPE>>;

const NEEDED = z.object(needed).keyof().options;

/** Adds an issue for each missing variable if others of an object storage are set. */
export function requireAllOfS3(variables: S3Variables, context: z.core.$RefinementCtx): void {
  const missing = NEEDED.filter((name) => variables[name] === undefined);
  if (missing.length === NEEDED.length) return;
  for (const name of missing) {
    const message = 'is missing: an object storage needs an endpoint, a bucket and both parts of its key';
    context.addIssue({ code: 'custom', path: [name], message });
  }
}

export function findS3Settings({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
  S3_REGION: region,
}: S3Variables): S3Settings | undefined {
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, accessKeyId, secretAccessKey, region };
}
