import { formatDemoHash } from '@/base/code';
import type { DemoVariant } from '@/model';
import type { EditedFile } from '../protocol';
import { writeEdit } from './editLink';

/** Address that opens a demo of this page with edited files; undefined when they are too large for an address. */
export function editAddress(
  demo: string,
  variant: DemoVariant,
  files: readonly EditedFile[],
): string | undefined {
  const edit = writeEdit(files);
  if (edit === undefined) return undefined;
  const { origin, pathname } = window.location;
  const { language, styling } = variant;
  const named = { demo, variant: language, ...(styling !== 'MUI System' && { styling }) };
  return `${origin}${pathname}${formatDemoHash(named)}&edit=${edit}`;
}
