import type { Prose } from '../../parse';
import type { Finding, PageRule } from '../PageRule';
import { wrongKeyNames } from './wrongKeyNames';

const proseNames =
  /\b(?:Escape|Return|(?:Up|Down|Left|Right))(?= key\b)|\b(?:Escape)(?= (?:closes|cancels|leaves|and|or)\b)|(?<=\b(?:press|presses|pressing|hit|with|by) )(?:Escape|Return|Down|Up|Left|Right)\b|\b(?:Up|Down|Left|Right) Arrow\b|\b[Ss]pace ?bar\b/g;

/** Names that mean keys in any text: those that are not English words, and objects of "press". */
const bareKeys =
  /\bEsc\b|\bArrow (?:Up|Down|Left|Right)\b|\bPage (?:Up|Down)\b|(?<=\b(?:[Pp]ress|presses|[Pp]ressing|hit|hits) )(?:Enter|Space|Tab|Home|End|Delete|Backspace)\b/g;

/** Keys must be in `<kbd>` and have one name each. */
export const keys: PageRule = {
  name: 'keys',
  severity: 'style',
  check: ({ prose }) => prose.flatMap((piece) => [...inElements(piece), ...inWords(piece)]),
};

function inElements({ keys: written, place }: Prose): Finding[] {
  return written.flatMap(({ name, offset }) => {
    const meant = wrongKeyNames[name.toLowerCase()];
    if (!meant) return [];
    return [{ ...place(offset), what: `The key is written “${name}”.`, fix: `Write “${meant}”.` }];
  });
}

function inWords({ kind, text, place }: Prose): Finding[] {
  const flat = text.replaceAll('\n', ' ');
  const wrong = [...flat.matchAll(proseNames)].map(({ 0: found, index }): Finding => {
    const meant = wrongKeyNames[found.toLowerCase()] ?? found;
    const fix = `Write \`<kbd class="key">${meant}</kbd>\`.`;
    return { ...place(index), what: `The key is written “${found}”.`, fix };
  });
  const bare = kind === 'heading' ? [] : [...flat.matchAll(bareKeys)];
  const unmarked = bare.map(({ 0: found, index }): Finding => {
    const fix = `Write \`<kbd class="key">${found}</kbd>\`.`;
    return { ...place(index), what: `The key “${found}” is not marked as one.`, fix };
  });
  return [...wrong, ...unmarked];
}
