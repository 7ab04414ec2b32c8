import { ApiError, PartAwayError } from '../api/api-error';

/** A file as it was stored. */
export interface StoredFile {
  body: Buffer;
  /** such as `image/webp` */
  contentType: string;
}

/** A file as a list has it. */
export interface ListedFile {
  name: string;
  /** when it was last stored */
  storedAtMs: number;
}

/**
 * Files by name, such as `people/0a1b….webp`: letters, digits, `.`, `_` and `-`, in folders separated by `/`, at most 200
 * characters; no part begins with a dot. All reject with `FileStoreError` when the store is elsewhere and does not answer.
 */
export interface FileStore {
  /** Stores a file in place of any other of its name, as a whole or not at all. Rejects with `RangeError` for other names. */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The whole file; `undefined` when there is none, and for other names. */
  get(name: string): Promise<StoredFile | undefined>;
  /** Removes a file, if there is one. Rejects with `RangeError` for other names. */
  remove(name: string): Promise<void>;
  /** All files, in any order. */
  list(): AsyncGenerator<ListedFile>;
}

/** A store that does not answer, or refuses. The message is for those who run the site. */
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

/** Throws `RangeError` for a name that no file of a store has. */
export function checkFileName(name: string): void {
  if (!isFileName(name)) throw new RangeError(`A file cannot have the name ${JSON.stringify(name)}.`);
}
