import type { Finding, PageRule } from '../PageRule';
import { britishWords } from './britishWords';
import { wordRules } from './wordRules';

/** Prose must follow the word list of the content guide, in American spelling. */
export const words: PageRule = {
  name: 'words',
  severity: 'style',
  check({ prose }) {
    return prose.flatMap(({ text, written, place }) => {
      const flat = text.replaceAll('\n', ' ');
      const banned = wordRules.flatMap(({ pattern, fix }) =>
        [...flat.matchAll(pattern)].map(({ 0: found, index }): Finding => {
          const words = written
            .slice(index, index + found.length)
            .trim()
            .replaceAll('\n', ' ');
          return { ...place(index), what: `“${words}” is not house style.`, fix };
        }),
      );
      const british = [...flat.matchAll(britishWords.pattern)].map(
        ({ 0: found, index }): Finding => {
          const what = `“${found}” is British spelling.`;
          return { ...place(index), what, fix: `Write “${britishWords.american(found)}”.` };
        },
      );
      return [...banned, ...british];
    });
  },
};
