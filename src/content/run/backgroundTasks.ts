import type { Page } from '@/model';
import type { EditorParts } from '@/content/packages/editor-packs';
import type { ReadReference } from '@/content/api';

/** What is done in the background while pages are compiled, and who is told of it. */
export interface BackgroundTasks {
  readReference: ReadReference;
  /** Is told what the live editor brings of the products, as soon as a run knows it. */
  onProducts?: (parts: EditorParts) => void;
  /** Is told of each page that has no problems as soon as a run compiled it, before anything is checked or written. */
  onPage?: (page: Page) => void;
  /** Is told when everything that a bundler reads is written, unless there are problems. */
  onBundleable?: () => void;
}

/** Knows nothing of the packages, and tells nobody. */
export const noBackgroundTasks: BackgroundTasks = {
  readReference: async () => ({
    docs: [],
    packageOutput: Promise.resolve({ files: [], problems: [] }),
  }),
};
