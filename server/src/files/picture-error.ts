import { ApiError } from '../api/api-error';

/** Bytes that cannot be stored as a picture; the message is for the one who sent them. */
export class PictureError extends ApiError {}
