import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ImageSize, KnownNames } from '../KnownNames';
import { readImageSize } from './readImageSize';

/** Looks up the images of a repository by address: files below `public/`. Each file is read once. */
export function knownImages(root: string): Required<Pick<KnownNames, 'imageExists' | 'imageSize'>> {
  const sizes = new Map<string, ImageSize | undefined>();
  const fileOf = (address: string): string => path.join(root, 'public', address);
  return {
    imageExists: (address) => existsSync(fileOf(address)),
    imageSize(address) {
      const file = fileOf(address);
      if (!sizes.has(file)) {
        const known = /\.(png|svg)$/i.test(file) && existsSync(file);
        sizes.set(file, known ? readImageSize(readFileSync(file), file) : undefined);
      }
      return sizes.get(file);
    },
  };
}
