import type { PageRule, StyledPage } from '../PageRule';

/** Capitalized words; one after an acronym is part of a name, as in “MUI System”. */
const capitalized = /(?<![\p{L}\p{N}.]|\b\p{Lu}{2,} )\p{Lu}\p{Ll}{3,}(?![\p{L}\p{N}])/gu;

/** Headings must be in sentence case. A word that is capitalized within the page's sentences is a name. */
export const headingCase: PageRule = {
  name: 'heading case',
  severity: 'style',
  check(page) {
    const suspects = page.prose.flatMap((piece) => {
      const words =
        piece.kind === 'heading' && (piece.level ?? 1) > 1 ? titleWords(piece.text) : [];
      return words.length > 0 ? [{ piece, words }] : [];
    });
    if (suspects.length === 0) return [];
    const names = namesOf(page);
    return suspects.flatMap(({ piece: { place, written }, words }) => {
      if (words.some((word) => names.has(word))) return [];
      const what = `“${written.trim()}” is written in title case.`;
      return [
        {
          ...place(0),
          what,
          fix: `Write ${words.map((it) => `“${it.toLowerCase()}”`).join(', ')}.`,
        },
      ];
    });
  },
};

/** Returns the capitalized words after the first one; none if a long word is in lower case. */
function titleWords(text: string): string[] {
  const later = text.trim().replace(/^\S+/, (first) => (/^\p{Lu}+$/u.test(first) ? first : ''));
  const isSentence = /(?<![\p{L}\p{N}-])\p{Ll}{4,}/u.test(later) || /[:.?!–—]/.test(text);
  return isSentence ? [] : [...later.matchAll(capitalized)].map(([word]) => word);
}

function namesOf({ prose, documents }: StyledPage): ReadonlySet<string> {
  const inside = prose
    .filter(({ kind, level }) => kind !== 'heading' || level === 1)
    .flatMap(({ text }) => [...text.matchAll(/(?<=[\p{L}\p{N},;]\s+)\p{Lu}\p{Ll}+/gu)]);
  const parts = documents.flatMap((name) => name.match(/[A-Z][a-z]+/g) ?? []);
  return new Set([...inside.map(([word]) => word), ...parts]);
}
