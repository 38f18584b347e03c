import type { Page } from '@/model';
import type { EditorParts } from '@/content/packages/editor-packs';
import type { ReadReference } from '@/content/api';

/** Tasks that run in the background while pages are compiled, and callbacks for them. */
export interface BackgroundTasks {
  readReference: ReadReference;
  /** Called with the products' part of the live editor as soon as it is known. */
  onProducts?: (parts: EditorParts) => void;
  /** Called for each page without problems as soon as it is compiled, before anything is checked or written. */
  onPage?: (page: Page) => void;
  /** Called when everything that a bundler reads is written, unless there are problems. */
  onBundleable?: () => void;
}

/** Reads no packages and has no callbacks. */
export const noBackgroundTasks: BackgroundTasks = {
  readReference: async () => ({
    docs: [],
    packageOutput: Promise.resolve({ files: [], problems: [] }),
  }),
};
