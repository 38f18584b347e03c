import path from 'node:path';
import { readManifest } from '../installed/manifest';

/** Tells which modules have side effects when they are imported. */
export class PackageEffects {
  private readonly folders = new Map<string, boolean>();

  constructor(private readonly root: string) {}

  /**
   * Returns false if the nearest manifest declares the module, given by its path from the root, free of side effects.
   */
  hasSideEffects(file: string): boolean {
    return this.inFolder(path.dirname(file));
  }

  private inFolder(folder: string): boolean {
    const known = this.folders.get(folder);
    if (known !== undefined) return known;
    const manifest = readManifest(this.root, folder);
    const parent = path.dirname(folder);
    const hasEffects = manifest
      ? manifest.sideEffects !== false
      : parent === folder || this.inFolder(parent);
    this.folders.set(folder, hasEffects);
    return hasEffects;
  }
}
