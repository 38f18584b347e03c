import type { Page } from '@/model';
import { readSections } from './readSections';

const names = /\b[A-Za-z]\w+/g;

/** Counts on how many pages the names of components, hooks and interfaces are, as written in code. */
export class MentionCounts {
  private readonly pages = new Map<string, number>();

  /** Adds the text and the code of a page. */
  add(page: Pick<Page, 'blocks'>): void {
    const words = readSections(page).flatMap(({ text, code, answers }) =>
      [text, code, ...answers.map((answer) => answer.text)].flatMap(
        (one) => one.match(names) ?? [],
      ),
    );
    for (const word of new Set(words)) this.pages.set(word, (this.pages.get(word) ?? 0) + 1);
  }

  /** Returns documents, those first that the most pages mention: what people look for rather than others. */
  sort<Doc extends { name: string }>(docs: readonly Doc[]): Doc[] {
    const countOf = ({ name }: Doc) => this.pages.get(name) ?? 0;
    return [...docs].sort((one, other) => countOf(other) - countOf(one));
  }
}
