import { nearest } from '../../read';
import { report, type Draft } from '../draft';
import { knownElements } from './knownElements';
import { listTags } from './tagPieces';
import { findAtLineStarts, findInText } from './textPieces';

const asDemo =
  'Put it between backticks if it is code, or show it by a demo: `{{"demo": "Name.js"}}`.';

/** Tags with an own message. */
const refused = new Set(['script']);

/**
 * Finds what another dialect would run: JSX tags, elements that HTML does not have, and the imports and expressions
 * of MDX. A browser would show nothing, or the code itself.
 */
export function checkForeignTags(draft: Draft): void {
  for (const { tag, place } of listTags(draft)) {
    if (tag.kind !== 'open' || refused.has(tag.name)) continue;
    if (/^[A-Z]\w*[a-z]/.test(tag.written)) {
      report(draft, {
        ...place,
        what: `\`<${tag.written}>\` is JSX: a page has no components.`,
        fix: asDemo,
      });
    } else if (!knownElements.has(tag.name)) {
      const meant = tag.name.length > 2 ? nearest(tag.name, [...knownElements]) : undefined;
      const fix = meant
        ? `Did you mean \`<${meant}>\`?`
        : 'Put it between backticks if it is code.';
      report(draft, { ...place, what: `HTML has no element \`<${tag.written}>\`.`, fix });
    }
  }
  for (const { match, place } of findInText(draft, /<([A-Z]\w*)(?=[\s/>])/g)) {
    report(draft, {
      ...place,
      what: `\`${match[0]}\` is JSX: a page has no components.`,
      fix: asDemo,
    });
  }
  checkMdx(draft);
}

function checkMdx(draft: Draft): void {
  const pattern = /^(?:import\s(?:.*\sfrom\s)?['"]|export\s+(?:default|const|let|function|\{))/;
  for (const { match, place } of findAtLineStarts(draft, pattern)) {
    const [word] = match[0].split(/\s/);
    const fix = 'Put the code into a demo or a fence.';
    report(draft, { ...place, what: `\`${word}\` is MDX: a page runs no code.`, fix });
  }
  for (const { place } of findAtLineStarts(draft, /^\{(?!\{|%).*\}$/)) {
    const fix = 'Write the text itself, or put it between backticks if it is code.';
    report(draft, { ...place, what: 'A line between braces is MDX: a page runs no code.', fix });
  }
}
