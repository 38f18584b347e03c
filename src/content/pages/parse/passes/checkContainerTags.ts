import type { Token } from 'markdown-it';
import { report, type Draft } from '../draft';
import { placeInside } from '../place';
import { htmlTags } from '../tokens';

/** The source of the containers that look like HTML. */
const written: Readonly<Record<string, string>> = {
  codeblock: '<codeblock storageKey="package-manager">',
  featurelist: '<featureList>',
};

/** Reports tags of code tabs and feature lists that markdown took for HTML, because their line has other text. */
export function checkContainerTags(draft: Draft, block: Token): void {
  for (const { tag, from } of htmlTags([block])) {
    const example = written[tag.name];
    if (tag.kind !== 'open' || !example) continue;
    report(draft, {
      ...placeInside(draft, block, from),
      what: `\`${example.replace(/ .*/, '>')}\` is not understood here.`,
      fix: `Write \`${example}\` on a line of its own, with nothing else in it, and \`${example.replace(/^<(\w+).*/, '</$1>')}\` on another.`,
    });
  }
}
