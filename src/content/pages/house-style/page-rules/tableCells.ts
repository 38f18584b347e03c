import type { PageRule } from '../PageRule';
import { countSentences } from './sentences';

/** A table cell must end without a period, unless it has two sentences. */
export const tableCells: PageRule = {
  name: 'table cells',
  severity: 'style',
  check({ prose }) {
    return prose.flatMap(({ kind, written, place }) => {
      const text = written.trimEnd();
      const isOne = kind === 'cell' && text.endsWith('.') && countSentences(text) < 2;
      if (!isOne || /(?:\betc|\.\.)\.$/.test(text)) return [];
      const what = 'A cell with one sentence ends with a period.';
      return [{ ...place(text.length - 1), what, fix: 'Remove the period.' }];
    });
  },
};
