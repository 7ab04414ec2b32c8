import { ApiError, PartAwayError } from '../api/api-error';

export interface StoredFile {
  body: Buffer;
  /** such as `image/webp` */
  contentType: string;
}

export interface ListedFile {
  name: string;
  /** when it was last stored */
  storedAtMs: number;
}

/**
 * Files by name, such as `people/0a1b….webp`: letters, digits, `.`, `_` and `-`, in folders separated by `/`, at most
 * 200 characters; no part begins with a dot. All methods reject with `FileStoreError` when a remote store does not
 * answer.
 */
export interface FileStore {
  /** Atomically stores or replaces a file. Rejects with `RangeError` for other names. */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The whole file; `undefined` when there is none, and for other names. */
  get(name: string): Promise<StoredFile | undefined>;
  /** Removes a file, if there is one. Rejects with `RangeError` for other names. */
  remove(name: string): Promise<void>;
  /** All files, in any order. */
  list(): AsyncGenerator<ListedFile>;
}

/** A store that does not answer, or refuses. The message is for operators. */
export class FileStoreError extends PartAwayError {
  override readonly name = 'FileStoreError';
  readonly reply = new ApiError(
    'not-ready',
    'The site cannot reach its files right now. Try again in a moment.',
  );
}

const FILE_NAME = /^(?=.{1,200}$)[A-Za-z0-9][\w.-]*(\/[A-Za-z0-9][\w.-]*)*$/;

/** Whether a store may have a file of this name. */
export const isFileName = (name: string): boolean => FILE_NAME.test(name);

/** Throws `RangeError` for an invalid name. */
export function checkFileName(name: string): void {
  if (!isFileName(name)) throw new RangeError(`A file cannot have the name ${JSON.stringify(name)}.`);
}
