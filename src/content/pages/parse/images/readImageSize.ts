import { scanTags } from '../html/tags';
import type { ImageSize } from '../KnownNames';

/** Reads width and height of a PNG or SVG file, if it has them. */
export function readImageSize(content: Buffer, file: string): ImageSize | undefined {
  return file.toLowerCase().endsWith('.svg')
    ? readSvgSize(content.toString('utf8'))
    : readPngSize(content);
}

/**
 * Reads the size of a PNG. It begins with a signature of 8 bytes and a chunk whose data starts with width and height.
 */
function readPngSize(content: Buffer): ImageSize | undefined {
  const isPng = content.length >= 24 && content.toString('latin1', 12, 16) === 'IHDR';
  return isPng ? { width: content.readUInt32BE(16), height: content.readUInt32BE(20) } : undefined;
}

function readSvgSize(content: string): ImageSize | undefined {
  const svg = scanTags(content).find((tag) => tag.name === 'svg');
  const width = pixels(svg?.attributes.get('width'));
  const height = pixels(svg?.attributes.get('height'));
  if (width && height) {
    return { width, height };
  }
  const box = svg?.attributes
    .get('viewbox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  return box?.[2] && box[3] ? { width: Math.round(box[2]), height: Math.round(box[3]) } : undefined;
}

const pixels = (length: string | undefined): number =>
  /^[\d.]+(px)?$/.test(length ?? '') ? Math.round(Number.parseFloat(length ?? '')) : 0;
