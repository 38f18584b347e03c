import { findConflict } from '../read';
import type { MarkdownSource, ParsedPage, Position } from '../stages';
import { startDraft, type KnownNames, type Pass } from './draft';
import { checks } from './checks';
import { addUnstyled, placeUnstyled } from './passes/addUnstyled';
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
import { pinSource } from './passes/pinSource';
import { readFences } from './passes/readFences';
import { readTokens } from './passes/readTokens';
import { rewriteHtml } from './passes/rewriteHtml';
import { splitBlocks } from './passes/splitBlocks';
import { takeDescription } from './passes/takeDescription';
import { takeTitle } from './passes/takeTitle';

/** What is done to a page, in this order. */
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

/** Step 2: markdown to blocks, headings, links and problems. It never throws for an error of the author. */
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
