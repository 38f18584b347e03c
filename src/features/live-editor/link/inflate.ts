import { Inflate } from 'fflate';

/** Maximum size of decompressed code, in bytes: compressed data can inflate to gigabytes. */
const largestCode = 500_000;

/** Bytes decompressed per step; each may inflate to a thousand. */
const step = 256;

/**
 * Decompresses code.
 * @throws RangeError if it is too large.
 */
export function inflate(packed: Uint8Array): Uint8Array {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const inflater = new Inflate((chunk) => {
    size += chunk.length;
    if (size > largestCode) throw new RangeError('The edit is too large.');
    chunks.push(chunk);
  });
  for (let at = 0; at < packed.length; at += step) {
    inflater.push(packed.subarray(at, at + step), at + step >= packed.length);
  }
  const whole = new Uint8Array(size);
  chunks.reduce((at, chunk) => {
    whole.set(chunk, at);
    return at + chunk.length;
  }, 0);
  return whole;
}
