import type { Claim, NameClaim } from './claims';
import { judgeExport, judgeImport } from './judgeImports';
import { judgeProp, judgeSlot, judgeWord } from './judgeProps';
import { nearMiss } from './nearMiss';
import { isNamed, wordsOf, type Place, type Verdict } from './place';
import type { Reference } from './reference';

/** Compares a claim with the reference. Undefined if it is right, or if that cannot be decided. */
export function judge(claim: Claim, place: Place): Verdict | undefined {
  const { reference } = place;
  switch (claim.kind) {
    case 'prop':
      return judgeProp(claim, place);
    case 'slot':
      return judgeSlot(claim.name, place);
    case 'component':
    case 'type':
      return among(claim, [reference.componentNames, reference.types], place);
    case 'hook':
      return judgeHook(claim, place);
    case 'class':
      return judgeClass(claim.name, reference);
    case 'theme name':
      return among(claim, [reference.themeNames], place);
    case 'word':
      return judgeWord(claim.name, place);
    case 'import':
      return judgeImport(claim.name, place.root);
    case 'export':
      return judgeExport(claim, place.exports);
  }
}

function among(
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

function judgeHook(claim: NameClaim, place: Place): Verdict | undefined {
  const { reference, reactNames } = place;
  const { name } = claim;
  if (reference.props.has(name) || reference.members.has(name)) return undefined;
  const others = [...reactNames, ...reference.props].filter((it) => it.startsWith('use'));
  return among(claim, [new Set([...reference.hooks, ...others])], place);
}

/** Compares a class with those of its component, and the component's part of the name with all others. */
function judgeClass(name: string, { classes, themeNames }: Reference): Verdict | undefined {
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
