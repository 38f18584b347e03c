import type { Block, Page } from '@/model';
import { textOfHtml } from './plainText';

/** A stretch of a page below one heading, or above the first. */
export interface PageSection {
  /** Of its heading; empty above the first. */
  id: string;
  title: string;
  /** What it says, without code. */
  text: string;
  /** Its code blocks. */
  code: string;
  /** Names of its demos. */
  demos: string[];
}

const heading = /<h([1-6])\b[^>]*?\bid="([^"]+)"[^>]*>([\s\S]*?)<\/h\1>/g;
const chrome = /<(a|button)\b[^>]*class="heading-[^"]*"[^>]*>[\s\S]*?<\/\1>/g;
const codeBlock = /<pre\b[\s\S]*?<\/pre>/g;

/** A page's text by its headings, in the order of the page. */
export function readSections({ blocks }: Pick<Page, 'blocks'>): PageSection[] {
  const sections = [emptySection('', '')];
  for (const block of blocks) {
    if (block.kind === 'demo') sections.at(-1)!.demos.push(block.demo.name);
    else readHtml(htmlOf(block), sections);
  }
  return sections;
}

/** Components of the site render facts that other files hold; what they say is not part of the page's text. */
function htmlOf(block: Exclude<Block, { kind: 'demo' }>): string {
  return block.kind === 'component' ? '' : block.html;
}

function readHtml(html: string, sections: PageSection[]): void {
  let end = 0;
  for (const match of html.matchAll(heading)) {
    addText(sections.at(-1)!, html.slice(end, match.index));
    sections.push(emptySection(match[2]!, textOfHtml(match[3]!)));
    end = match.index + match[0].length;
  }
  addText(sections.at(-1)!, html.slice(end));
}

function addText(section: PageSection, html: string): void {
  const inert = html.replace(chrome, '');
  const code = [...inert.matchAll(codeBlock)].map(([block]) => textOfHtml(block));
  section.text = join(section.text, textOfHtml(inert.replace(codeBlock, ' ')));
  section.code = join(section.code, code.join(' '));
}

const join = (one: string, other: string) => [one, other].filter(Boolean).join(' ');

function emptySection(id: string, title: string): PageSection {
  return { id, title, text: '', code: '', demos: [] };
}
