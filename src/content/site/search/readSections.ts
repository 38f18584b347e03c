import type { Block, Page } from '@/model';
import { namesInCode } from './namesInCode';
import { textOfHtml } from './plainText';

/** A part of a page below one heading, or above the first. */
export interface PageSection {
  /** Id of its heading; empty above the first. */
  id: string;
  /** Its other ids: those of links that must go on working. */
  aliases: string[];
  title: string;
  /** Its text without code. */
  text: string;
  /** Its code blocks, as far as they name something ({@link namesInCode}). */
  code: string;
  /** Names of its demos. */
  demos: string[];
  /** Its answers: paragraphs that begin with a sentence in bold, such as those about common mistakes. */
  answers: Answer[];
}

/** A paragraph that begins with a sentence in bold, such as **The label is cut off.** */
export interface Answer {
  title: string;
  /** What follows. */
  text: string;
}

const heading = /<h([1-6])\b[^>]*?\bid="([^"]+)"[^>]*>([\s\S]*?)<\/h\1>/g;
const alias = /<span id="([^"]+)"><\/span>/g;
const chrome = /<(a|button)\b[^>]*class="(?:heading|code)-[^"]*"[^>]*>[\s\S]*?<\/\1>/g;
const answer = /<p><strong>((?:(?!<\/strong>).)+[.?!…]|[^<]+<code>.*?)<\/strong>([\s\S]*?)<\/p>/g;
const codeBlock = /<pre\b[\s\S]*?<\/pre>/g;

/** Splits a page's text at its headings, in the order of the page. */
export function readSections({ blocks }: Pick<Page, 'blocks'>): PageSection[] {
  let current = emptySection({});
  const sections = [current];
  for (const block of blocks) {
    if (block.kind === 'demo') {
      current.demos.push(block.demo.name);
    } else {
      const begun = readHtml(htmlOf(block), current);
      sections.push(...begun);
      current = begun.at(-1) ?? current;
    }
  }
  return sections;
}

/**
 * Returns the HTML of a block. Components of the site are excluded: they render facts from other files, which are not
 * part of the page's text.
 */
function htmlOf(block: Exclude<Block, { kind: 'demo' }>): string {
  return block.kind === 'component' ? '' : block.html;
}

/** Adds the text above the first heading to the current section; returns the sections that begin below. */
function readHtml(html: string, before: PageSection): PageSection[] {
  const begun: PageSection[] = [];
  let current = before;
  let end = 0;
  for (const { 0: element, 2: id = '', 3: title = '', index } of html.matchAll(heading)) {
    addText(current, html.slice(end, index));
    const aliases = [...title.matchAll(alias)].map(([, other = '']) => other);
    current = emptySection({ id, aliases, title: textOfHtml(title) });
    begun.push(current);
    end = index + element.length;
  }
  addText(current, html.slice(end));
  return begun;
}

function addText(section: PageSection, html: string): void {
  const inert = html.replace(chrome, '');
  const text = inert.replace(answer, (_, title: string, rest: string) => {
    section.answers.push({ title: textOfHtml(title), text: textOfHtml(rest) });
    return ' ';
  });
  const code = [...inert.matchAll(codeBlock)].map(([block]) => namesInCode(textOfHtml(block)));
  section.text = join(section.text, textOfHtml(text.replace(codeBlock, ' ')));
  section.code = join(section.code, code.join(' '));
}

const join = (one: string, other: string) => [one, other].filter(Boolean).join(' ');

function emptySection(heading: Partial<PageSection>): PageSection {
  return { id: '', aliases: [], title: '', text: '', code: '', demos: [], answers: [], ...heading };
}
