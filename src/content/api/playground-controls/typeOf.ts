import type { PlaygroundControl } from '@/model';

type Kind = Pick<PlaygroundControl, 'kind' | 'options'>;

/** The most choices that fit side by side, and the most characters they may have together. */
const mostToggles = 4;
const widestToggles = 26;

/** Returns the kind of control for a type, given as TypeScript source; undefined if none fits. */
export function kindOfType(type: string): Kind | undefined {
  const members = splitUnion(type).filter((member) => !/^(undefined|null)$/.test(member));
  if (members.length === 0) return undefined;
  if (members.every((member) => /^(boolean|true|false)$/.test(member))) return { kind: 'switch' };
  const words = members.flatMap((member) => /^'([^']*)'$/.exec(member)?.[1] ?? []);
  const numbers = members.filter((member) => /^-?\d+(\.\d+)?$/.test(member)).map(Number);
  if (words.length + numbers.length > 1) return choiceOf([...words, ...numbers]);
  if (members.includes('number')) return { kind: 'number' };
  if (members.includes('React.ReactNode') || members.includes('string')) return { kind: 'text' };
  return undefined;
}

/** Returns a group of buttons for a few short words, otherwise a list. */
export function choiceOf(options: readonly (string | number)[]): Kind {
  const isShort = options.join('').length <= widestToggles;
  return { kind: options.length <= mostToggles && isShort ? 'toggle' : 'select', options };
}

/** Splits a union into its members, ignoring `|` in strings, between brackets and in the result of a function. */
function splitUnion(type: string): string[] {
  const members = [''];
  let depth = 0;
  for (const token of type.match(/'[^']*'|=>|./gs) ?? []) {
    if ('([{<'.includes(token)) depth += 1;
    if (')]}>'.includes(token)) depth -= 1;
    const isInFunction = members.at(-1)?.includes('=>');
    if (token === '|' && depth === 0 && !isInFunction) members.push('');
    else members[members.length - 1] += token;
  }
  return members.map((member) => member.trim()).filter(Boolean);
}
