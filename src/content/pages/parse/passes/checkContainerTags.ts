import type { Token } from 'markdown-it';
import { report, type Draft } from '../draft';
import { scanTags } from '../html/tags';
import { offsetOf } from '../markdown/inlineOffsets';
import { placeInside } from '../place';
import { htmlPieces } from '../tokens';

/** The source of the containers that look like HTML. */
const written: Readonly<Record<string, string>> = {
  codeblock: '<codeblock storageKey="package-manager">',
  featurelist: '<featureList>',
};

/** Reports tags of code tabs and feature lists that markdown took for HTML, because their line has other text. */
export function checkContainerTags(draft: Draft, block: Token): void {
  for (const { token } of htmlPieces([block])) {
    const base = token === block ? 0 : offsetOf(token);
    for (const { kind, name, start } of scanTags(token.content)) {
      const example = written[name];
      if (kind === 'open' && example) {
        report(draft, {
          ...placeInside(draft, block, base + start),
          what: `\`${example.replace(/ .*/, '>')}\` is not understood here.`,
          fix: `Write \`${example}\` on a line of its own, with nothing else in it, and \`${example.replace(/^<(\w+).*/, '</$1>')}\` on another.`,
        });
      }
    }
  }
}
