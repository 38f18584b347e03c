import { formatDemoHash } from '@/base/code';
import type { DemoVariant } from '@/model';
import type { EditedFile } from '../protocol';
import { writeEdit } from './editLink';

/** The variant of a demo that an edit belongs to. */
export interface EditedVariant {
  /** The demo's name. */
  demo: string;
  variant: DemoVariant;
  /**
   * Whether the demo comes in several stylings. The URL then names the styling, because its reader may prefer another.
   */
  hasStylings: boolean;
}

/** Returns the URL that opens a demo of this page with edited files; undefined if they are too large for a URL. */
export function editAddress(
  { demo, variant, hasStylings }: EditedVariant,
  files: readonly EditedFile[],
): string | undefined {
  const edit = writeEdit(files);
  if (edit === undefined) return undefined;
  const { origin, pathname } = window.location;
  const { language, styling } = variant;
  const hash = formatDemoHash({ demo, variant: language, ...(hasStylings && { styling }) });
  return `${origin}${pathname}${hash}&edit=${edit}`;
}
