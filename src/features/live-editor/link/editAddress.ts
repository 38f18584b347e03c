import type { CodeStyling, DemoVariant } from '@/model';
import type { EditedFile } from '../protocol';
import { writeEdit } from './editLink';

const prefixes: Record<CodeStyling, string> = {
  'MUI System': '',
  Tailwind: 'tailwind-',
  CSS: 'css-',
};

/** Address that opens a demo of this page with edited files; undefined when they are too large for an address. */
export function editAddress(
  demo: string,
  variant: DemoVariant,
  files: readonly EditedFile[],
): string | undefined {
  const edit = writeEdit(files);
  if (edit === undefined) return undefined;
  const { origin, pathname } = window.location;
  const extension = variant.language === 'JS' ? 'js' : 'tsx';
  return `${origin}${pathname}#${prefixes[variant.styling]}${demo}.${extension}&edit=${edit}`;
}
