import { nearest } from '../../read';
import { report, type Draft } from '../draft';
import { listTags } from './tagPieces';
import { findAtLineStarts, findInText } from './textPieces';

const asDemo =
  'Put it between backticks if it is code, or show it by a demo: `{{"demo": "Name.js"}}`.';

/** Tags that another check reports with a message of its own. */
const refused = new Set(['script']);

/**
 * Reports syntax of other dialects: JSX tags, elements that HTML does not have, and imports and expressions of MDX. A
 * browser would show nothing, or the code itself.
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

/** HTML elements that authors may write, in lower case (HTML standard, "Index of elements"). */
const html = `a abbr address area article aside audio b bdi bdo blockquote br button caption cite code col colgroup
  data dd del details dfn div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr i iframe img
  input ins kbd label legend li link main map mark menu meta meter nav object ol optgroup option output p picture pre
  progress q rp rt ruby s samp search section select slot small source span strong style sub summary sup svg table tbody td
  template textarea tfoot th thead time tr track u ul var video wbr center font tt`;

/** Elements of inline SVG. */
const svg = `circle clippath defs desc ellipse filter g line lineargradient marker mask path pattern polygon polyline
  radialgradient rect stop symbol text title tspan use`;

/** Blocks of the dialect that look like elements; other passes check them. */
const dialect = 'codeblock featurelist';

/** Names of all elements that a page may contain. */
const knownElements: ReadonlySet<string> = new Set(`${html} ${svg} ${dialect}`.split(/\s+/));
