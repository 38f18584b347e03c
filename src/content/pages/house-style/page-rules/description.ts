import type { PageRule } from '../PageRule';
import { countSentences } from './sentences';

/** The description must be one or two sentences, and end like one. */
export const description: PageRule = {
  name: 'description',
  severity: 'style',
  check({ prose }) {
    return prose.flatMap(({ kind, written, place }) => {
      if (kind !== 'description') return [];
      const text = written.trim();
      const count = countSentences(text);
      if (!/[.!?]$/.test(text)) {
        const what = 'The description does not end like a sentence.';
        return [
          { ...place(0), what, fix: 'Make it one sentence or two, with a period at the end.' },
        ];
      }
      if (count <= 2) return [];
      const what = `The description has ${count} sentences.`;
      return [{ ...place(0), what, fix: 'Keep one or two; the text below it says the rest.' }];
    });
  },
};
