import type { Token } from 'markdown-it';
import { isDescription } from '../parse/markdown/descriptionRule';
import { locate } from '../parse/markdown/positions';
import type { CollectedDemo, FoundDemo, MarkdownSource } from '../stages';
import { dropDescription, dropTags, nameTab } from './blocks';
import { writeEmbed } from './writeEmbed';
import { quoteCallout } from './quoteCallout';
import { EditedLines } from './EditedLines';
import { idChanges } from './text';
import { textChanges, type TextChange } from './textChanges';

/** A demo of the page as its author embedded it, and what was collected of it. */
export interface WrittenDemo {
  found: FoundDemo;
  collected: CollectedDemo;
}

interface WrittenPage {
  source: MarkdownSource;
  demos: readonly WrittenDemo[];
}

/** The page's Markdown. */
interface Body {
  lines: readonly string[];
  tokens: readonly Token[];
  /** Index of the token that opens the title; -1 if there is none. */
  h1: number;
}

/** Returns the body without its title and description. */
export function writeBody({ source, demos }: WrittenPage, { lines, tokens, h1 }: Body): string {
  const edited = new EditedLines(lines);
  const demoOnLine = new Map(
    demos.map(({ found, collected }) => [found.line - source.bodyLine, collected]),
  );
  const description = tokens.find(isDescription);
  tokens.forEach((token, index) => {
    const [line = 0] = token.map ?? [];
    if (index === h1) {
      linesOf(token).forEach((own) => edited.setLine(own, []));
    } else if (token === description) {
      dropDescription(edited, token);
    } else if (token.type === 'embed') {
      writeEmbed(edited, token, demoOnLine.get(line));
    } else if (token.type === 'callout_open') {
      quoteCallout(edited, token);
    } else if (token.type === 'code_tabs_open' || token.type === 'feature_list_open') {
      dropTags(edited, token);
    } else if (index !== h1 + 1 || h1 < 0) {
      changeText(edited, token, lines);
      const isHeading = tokens[index - 1]?.type === 'heading_open';
      replaceIn({ edited, lines }, token, isHeading ? idChanges(token) : []);
    }
  });
  return edited.join();
}

/** Keeps the lines of code and raw HTML; turns names of tabs, plans and keys into text. */
function changeText(edited: EditedLines, token: Token, lines: readonly string[]): void {
  if (['fence', 'code_block', 'html_block'].includes(token.type)) {
    linesOf(token).forEach((line) => edited.keep(line));
  }
  if (token.type === 'fence') {
    nameTab(edited, token, lines);
  }
  replaceIn({ edited, lines }, token, textChanges(token));
}

function replaceIn(
  { edited, lines }: { edited: EditedLines; lines: readonly string[] },
  token: Token,
  changes: readonly TextChange[],
): void {
  for (const { from, to, text } of changes) {
    edited.replace(locate(lines, token, from), locate(lines, token, to), text);
  }
}

function linesOf({ map }: Token): number[] {
  const [start, end] = map ?? [0, 0];
  return Array.from({ length: end - start }, (_, index) => start + index);
}
