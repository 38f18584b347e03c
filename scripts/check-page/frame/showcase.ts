import type { DemoFrameProps } from '@/shell/demo-frame';
import type { PageView } from '@/shell/server/viewPage';

/** What the server tells the browser of the document it opens. */
export type Shown =
  | { kind: 'page'; view: PageView }
  | { kind: 'frame'; props: DemoFrameProps }
  | { kind: 'fence'; address: string };

/** A line of what the bundle was made of: a file from the root, or a fence as `check-fence:0/3.tsx`. */
export interface SourcePlace {
  file: string;
  line: number;
  column?: number;
}

/** What the check does with a page that it has opened. */
export interface CheckedWindow extends Window {
  shown: Shown;
  /** Where an author wrote an element, or the component that renders it; undefined for elements of the site. */
  sourceOf: (element: Element) => SourcePlace | undefined;
  /** Shows the page in another look, as the settings of the site do. */
  showLook: (look: { mode: 'light' | 'dark'; direction: 'ltr' | 'rtl' }) => void;
}
