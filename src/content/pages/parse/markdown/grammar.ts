import MarkdownIt, { type MarkdownIt as Grammar } from 'markdown-it';
import { containerRule } from './containerRule';
import { containers } from './containers';
import { descriptionRule } from './descriptionRule';
import { embedRule } from './embedRule';
import { htmlBlockRule } from './htmlBlockRule';
import { rememberOffsets } from './inlineOffsets';
import { tableRule } from './tableRule';

/** Creates the parser for the site's Markdown: CommonMark, tables, bare links, and the dialect's own blocks. */
export function createGrammar(): Grammar {
  const md = new MarkdownIt({ html: true, linkify: true });
  md.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
  embedRule(md);
  containers.forEach((container) => containerRule(md, container));
  htmlBlockRule(md);
  tableRule(md);
  descriptionRule(md);
  rememberOffsets(md);
  return md;
}
