import type { Token } from 'markdown-it';
import type { CollectedDemo } from '../stages';
import { componentName } from '../parse/embeds/readComponent';
import type { EditedLines } from './EditedLines';

/** Replaces a `{{…}}` line by the demo's code, a note about a component, or nothing. */
export function writeEmbed(
  lines: EditedLines,
  token: Token,
  demo: CollectedDemo | undefined,
): void {
  const component = componentName(/"component":\s*"([^"]+)"/.exec(token.content)?.[1] ?? '');
  const note = component ? [`> The page shows the interactive component ${component} here.`] : [];
  lines.setLine(token.map?.[0] ?? 0, demo ? fences(demo) : note);
}

/** Returns a demo's first variant as fences: TypeScript if there is any, in the default styling. */
function fences({ source }: CollectedDemo): string[] {
  return (source.variants[0]?.files ?? []).flatMap(({ name, code }, index) => {
    const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map(({ length }) => length));
    const mark = '`'.repeat(longest + 1);
    const language = name.slice(name.lastIndexOf('.') + 1);
    const fence = [`${mark}${language} title="${name}"`, ...code.trimEnd().split('\n'), mark];
    return index === 0 ? fence : ['', ...fence];
  });
}
