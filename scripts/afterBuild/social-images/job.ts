import fs from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { collectGarbage } from '@/workarounds/garbage-collection/collectGarbage';
import { mostBytes, type Card } from './card';
import { Painter } from './painter';

/** An image to make. */
export interface PaintTask {
  card: Card;
  /** Path of the file to write. */
  file: string;
}

/**
 * Renders images sequentially and writes each to its file.
 * @throws Error if an image is larger than `mostBytes`.
 */
export async function paintAll(root: string, tasks: readonly PaintTask[]): Promise<void> {
  const painter = new Painter(root);
  for (const [index, { card, file }] of tasks.entries()) {
    if (index % atOnce === 0) await freePixels();
    const image = await painter.paint(card);
    if (image.length > mostBytes) {
      throw new Error(
        `The social image of "${card.title}" has ${image.length} bytes, and may have ${mostBytes}: ` +
          `shorten what the page says of itself, or draw with less in scripts/afterBuild/social-images/layout.tsx.`,
      );
    }
    fs.mkdirSync(path.dirname(file), { recursive: true });
    // Renamed when complete, in case the build is interrupted.
    fs.writeFileSync(`${file}.new`, image);
    fs.renameSync(`${file}.new`, file);
  }
}

/** Number of images between two garbage collections. */
const atOnce = 32;

/**
 * Frees native memory: V8 does not count the pixels of images, and releases them only between turns of the event loop.
 */
async function freePixels(): Promise<void> {
  collectGarbage();
  await setImmediate();
}
