import type { DemoFrameProps } from '@/shell/demo-frame';
import type { PageView } from '@/shell/viewPage';

/** What the server tells the browser of the document it opens. */
export type Shown =
  | { kind: 'page'; view: PageView }
  | { kind: 'frame'; props: DemoFrameProps }
  | { kind: 'fence'; address: string };

/** What the check does with a page that it has opened. */
export interface CheckedWindow extends Window {
  shown: Shown;
  /** Shows the page in another look, as the settings of the site do. */
  showLook: (look: { mode: 'light' | 'dark'; direction: 'ltr' | 'rtl' }) => void;
}
