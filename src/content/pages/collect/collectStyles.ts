import { sheetScope, type DocsProblem } from '@/model';
import { listCandidates } from '@/model/classCandidates';
import type { DemoStyles } from '../stages';
import { scopeCss } from '../styles';
import type { FileSet } from './collectFiles';
import type { DemoEntry } from './findEntries';

/**
 * Collects the styles of one variant of a demo: words that may be Tailwind classes, and the CSS files that it imports.
 */
export function collectStyles(
  { key, styling }: DemoEntry,
  { files }: FileSet,
): DemoStyles & { problems: DocsProblem[] } {
  const candidates =
    styling === 'Tailwind'
      ? files.flatMap(({ module }) => (module ? listCandidates(module) : []))
      : [];
  const scoped = files
    .filter(({ file }) => file.endsWith('.css') && !file.endsWith('.module.css'))
    .map((file) => scopeCss(file, sheetScope(key)));
  return {
    candidates,
    css: scoped.map(({ css }) => css).join(' '),
    problems: scoped.flatMap(({ problems }) => problems),
  };
}
