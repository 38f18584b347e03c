import type { DemoFrameProps } from '@/shell/demo-frame';
import type { PageView } from '@/shell/server/pageView';

/** What a document shows. The check server writes it into the document as `window.shown`. */
export type Shown =
  | { kind: 'page'; view: PageView }
  | { kind: 'frame'; props: DemoFrameProps }
  | { kind: 'fence'; address: string };

/** A place in a source file of the bundle: `file` is a path from the root, or a fence such as `check-fence:0/3.tsx`. */
export interface SourcePlace {
  file: string;
  line: number;
  column?: number;
}

/** The globals through which the check controls an open document. */
export interface CheckedWindow extends Window {
  shown: Shown;
  /** Returns where an author wrote an element, or the component that renders it; undefined for elements of the site. */
  sourceOf: (element: Element) => SourcePlace | undefined;
  /** Changes color scheme and direction, as the settings of the site do. */
  showLook: (look: { mode: 'light' | 'dark'; direction: 'ltr' | 'rtl' }) => void;
}
