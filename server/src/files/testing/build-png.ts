import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function buildChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A black PNG of any size, with eight bits for a pixel, in about a thousandth of them. */
export function buildPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(8, 8);
  const lines = deflateSync(Buffer.alloc((width + 1) * height));
  return Buffer.concat([
    SIGNATURE,
    buildChunk('IHDR', head),
    buildChunk('IDAT', lines),
    buildChunk('IEND', Buffer.alloc(0)),
  ]);
}
