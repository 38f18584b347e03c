import { findConflict } from '../read';
import type { MarkdownSource, ParsedPage, Position } from '../stages';
import { startDraft, type Pass, type Draft } from './draft';
import type { KnownNames } from './KnownNames';
import { checks } from './checks';
import { addUnstyled } from './passes/addUnstyled';
import { placeUnstyled } from './passes/placeUnstyled';
import { checkContainers } from './passes/checkContainers';
import { checkEmbeds } from './passes/checkEmbeds';
import { checkHtml } from './passes/checkHtml';
import { checkLevels } from './passes/checkLevels';
import { findImages } from './passes/findImages';
import { findNames } from './passes/findNames';
import { findLinks } from './passes/findLinks';
import { foldCodeTabs } from './passes/foldCodeTabs';
import { labelTables } from './passes/labelTables';
import { linkHeadings } from './passes/linkHeadings';
import { markFeatureLists } from './passes/markFeatureLists';
import { readFences } from './passes/readFences';
import { rewriteHtml } from './passes/rewriteHtml';
import { splitBlocks } from './passes/splitBlocks';
import { takeDescription } from './passes/takeDescription';
import { takeTitle } from './passes/takeTitle';
import { htmlPieces, inlinePieces } from './tokens';
import { grammar } from './grammar';

/** All steps of parsing, in order. */
const passes: readonly Pass[] = [
  readTokens,
  ...checks,
  addUnstyled,
  checkContainers,
  checkEmbeds,
  checkHtml,
  checkLevels,
  linkHeadings,
  findLinks,
  findImages,
  findNames,
  rewriteHtml,
  pinSource,
  markFeatureLists,
  labelTables,
  readFences,
  foldCodeTabs,
  takeDescription,
  takeTitle,
  splitBlocks,
  placeUnstyled,
];

/** Step 2: parses markdown to blocks, headings, links and problems. Never throws for an author's error. */
export function parsePage(source: MarkdownSource, known: KnownNames): ParsedPage {
  const draft = startDraft(source, known);
  passes.forEach((pass) => pass(draft));
  const conflict = findConflict(source.file, source.text);
  const { title, description, h1, descriptionHtml, blocks, headings, anchors } = draft;
  return {
    ...{ title, description, h1, descriptionHtml, blocks, headings, anchors },
    links: draft.links.toSorted(byPlace),
    images: draft.images.toSorted(byPlace),
    names: draft.names,
    problems: conflict ? [conflict] : draft.problems.toSorted(byPlace),
  };
}

const byPlace = (a: Partial<Position>, b: Partial<Position>): number =>
  (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);

/** Makes links to the product's source, `…/blob/-/packages/a.ts`, lead to the documented version. */
function pinSource({ tokens, known: { permalink } }: Draft): void {
  if (!permalink) return;
  const { written, pinned } = permalink;
  for (const { token } of inlinePieces(tokens)) {
    const href = token.type === 'link_open' ? String(token.attrGet('href') ?? '') : '';
    if (href.startsWith(written)) token.attrSet('href', pinned + href.slice(written.length));
  }
  for (const { token } of htmlPieces(tokens)) {
    token.content = token.content.replaceAll(`href="${written}`, `href="${pinned}`);
  }
}

/** Parses markdown to the flat list of tokens that the other passes process. */
function readTokens(draft: Draft): void {
  draft.tokens = grammar.parse(draft.source.body, draft.env);
}
