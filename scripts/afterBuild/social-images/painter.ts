import fs from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { ReactElement } from 'react';
import satori, { type FontWeight, type SatoriOptions } from 'satori';
import { socialImageSize as cardSize } from '@/model/socialImage';
import { textArea, type Card, type CardProduct } from './card';
import { colorsFor, nearestColors, type Color } from './colors';
import { encodePng, rowLength } from './encodePng';
import { layOutFrame, layOutText } from './layout';

/** RGBA pixels. */
interface Raster {
  left: number;
  top: number;
  width: number;
  pixels: Uint8Array;
}

/** The parts of an image that all pages of a product share. */
interface Frame {
  colors: readonly Color[];
  nearest: Uint8Array;
  rows: Buffer;
}

/** The shell's font as WOFF: satori does not read WOFF2. */
const fontFolder = 'node_modules/@fontsource/geist/files';

/** Renders social images. The part shared by a product's pages is rendered once. */
export class Painter {
  private readonly fonts: SatoriOptions['fonts'];
  private readonly frames = new Map<string, Promise<Frame>>();

  constructor(root: string) {
    this.fonts = ([400, 600] as FontWeight[]).map((weight) => {
      const file = path.join(root, fontFolder, `geist-latin-${weight}-normal.woff`);
      return { name: 'Geist', weight, style: 'normal', data: fs.readFileSync(file) };
    });
  }

  /** Renders the image of a page as PNG. */
  async paint(card: Card): Promise<Buffer> {
    const frame = await this.frameOf(card.product);
    const text = await this.render(layOutText(card), textArea);
    const rows = Buffer.from(frame.rows);
    paintInto(rows, { ...textArea, pixels: text }, frame.nearest);
    return encodePng({ ...cardSize, colors: frame.colors, rows });
  }

  private frameOf(product: CardProduct): Promise<Frame> {
    const key = JSON.stringify(product);
    const frame = this.frames.get(key) ?? this.makeFrame(product);
    this.frames.set(key, frame);
    return frame;
  }

  private async makeFrame(product: CardProduct): Promise<Frame> {
    const colors = colorsFor(product.logo);
    const nearest = nearestColors(colors);
    const pixels = await this.render(layOutFrame(product), cardSize);
    const rows = Buffer.alloc(rowLength(cardSize.width) * cardSize.height);
    paintInto(rows, { left: 0, top: 0, width: cardSize.width, pixels }, nearest);
    return { colors, nearest, rows };
  }

  private async render(
    element: ReactElement,
    { width, height }: { width: number; height: number },
  ): Promise<Uint8Array> {
    const svg = await satori(element, { width, height, fonts: this.fonts });
    // Text is already converted to outlines.
    return new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels;
  }
}

/** Writes pixels into rows of background color, two per byte. `left` and `width` have to be even. */
function paintInto(rows: Buffer, { left, top, width, pixels }: Raster, nearest: Uint8Array): void {
  const whole = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const length = rowLength(cardSize.width);
  for (let pixel = 0; pixel < whole.length; pixel += 2) {
    // Fast path: most of an image is background.
    if (whole[pixel] === paper && whole[pixel + 1] === paper) continue;
    const row = top + Math.floor(pixel / width);
    const byte = row * length + 1 + (left + (pixel % width)) / 2;
    rows[byte] = (colorAt(pixels, pixel, nearest) << 4) | colorAt(pixels, pixel + 1, nearest);
  }
}

/** An opaque white pixel: the background, and the first of the colors. */
const paper = 0xffffffff;

function colorAt(pixels: Uint8Array, pixel: number, nearest: Uint8Array): number {
  const at = pixel * 4;
  const red = (pixels[at] ?? 0) >> 3;
  const green = (pixels[at + 1] ?? 0) >> 3;
  const blue = (pixels[at + 2] ?? 0) >> 3;
  return nearest[red | (green << 5) | (blue << 10)] ?? 0;
}
