import type { NameClaim } from './nameClaims';
import { nearMiss } from './nearMiss';
import { isNamed, wordsOf, type Place, type Verdict } from './place';
import type { Reference } from './reference';

/** Checks a name against the names of its kind; those of the first set that has a similar one are suggested. */
export function among(
  { kind, name }: NameClaim,
  known: readonly ReadonlySet<string>[],
  place: Place,
): Verdict | undefined {
  if (known.some((names) => names.has(name))) return undefined;
  for (const names of known) {
    // The slow lookup in the vocabulary is needed only if a similar name exists.
    if (!nearMiss(name, names)) continue;
    if (isNamed(name, place)) return undefined;
    const meant = nearMiss(name, names, wordsOf(place));
    if (meant) return { what: `The reference has no ${kind} \`${name}\`.`, meant };
  }
  return undefined;
}

/** Checks the name of a hook; React's hooks and props that are called like hooks are right too. */
export function judgeHook(claim: NameClaim, place: Place): Verdict | undefined {
  const { reference, reactNames } = place;
  const { name } = claim;
  if (reference.props.has(name) || reference.members.has(name)) return undefined;
  const others = [...reactNames, ...reference.props].filter((it) => it.startsWith('use'));
  return among(claim, [new Set([...reference.hooks, ...others])], place);
}

/** Compares a class with those of its component, and the component's part of the name with all others. */
export function judgeClass(name: string, { classes, themeNames }: Reference): Verdict | undefined {
  if (classes.has(name)) return undefined;
  const [owner = '', key = ''] = name.split('-');
  const what = `The reference has no class \`${name}\`.`;
  const keys = [...classes].flatMap((it) =>
    it.startsWith(`${owner}-`) ? it.slice(owner.length + 1) : [],
  );
  const meant = nearMiss(key, keys);
  if (meant) return { what, meant: `${owner}-${meant}` };
  const owners = keys.length === 0 && !themeNames.has(owner) ? nearMiss(owner, themeNames) : null;
  return owners && classes.has(`${owners}-${key}`)
    ? { what, meant: `${owners}-${key}` }
    : undefined;
}
