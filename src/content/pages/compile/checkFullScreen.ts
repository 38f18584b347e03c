import type { DocsProblem } from '@/model';
import type { FoundDemo, MarkdownSource } from '../stages';

/** Checks a page that fills the window: it must contain exactly one demo, in an iframe. */
export function checkFullScreen(
  { file, frontMatter }: Pick<MarkdownSource, 'file' | 'frontMatter'>,
  demos: readonly Pick<FoundDemo, 'line' | 'column' | 'options'>[],
): DocsProblem[] {
  if (!frontMatter.fullScreen) return [];
  const [demo] = demos;
  if (!demo || demos.length > 1) {
    const what = `A page with \`fullScreen\` shows one demo, not ${demos.length}.`;
    return [{ file, line: 1, column: 1, what, fix: 'Leave one demo, or remove `fullScreen`.' }];
  }
  if (demo.options.iframe) return [];
  const { line, column } = demo;
  const what = 'The demo of a page with `fullScreen` fills the window, and is not framed.';
  return [{ file, line, column, what, fix: 'Add `"iframe": true`.' }];
}
