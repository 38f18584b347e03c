import type { ComponentApi } from '@/model';
import { nearMiss } from './nearMiss';
import { propsOf, slotsOf } from './docNames';
import { isNamed, wordsOf, type Place, type Verdict } from './place';
import { judgeTagProp, type PropClaim } from './judgeTagProp';

/** Checks the name of a prop: in a tag against that component, elsewhere against all, the page's own components first. */
export function judgeProp(claim: PropClaim, place: Place): Verdict | undefined {
  if (/^(?:aria|data)-|^unstable_/.test(claim.name)) return undefined;
  return claim.of ? judgeTagProp({ ...claim, of: claim.of }, place) : judgeLoose(claim.name, place);
}

function judgeLoose(name: string, place: Place): Verdict | undefined {
  const { reference } = place;
  if (isKnown(name, place)) return undefined;
  const own = pageComponents(place).flatMap(propsOf);
  const meant =
    nearMiss(name, own) ??
    nearMiss(name, reference.attributes) ??
    nearMiss(name, reference.props, wordsOf(place));
  if (!meant || isNamed(name, place)) return undefined;
  return { what: `The reference has no prop \`${name}\`.`, meant };
}

/** Checks a camelCase word that the text does not call a prop: against the names of the page's own components. */
export function judgeWord(name: string, place: Place): Verdict | undefined {
  if (isKnown(name, place)) return undefined;
  const components = pageComponents(place);
  const own = new Set([...components.flatMap(propsOf), ...components.flatMap(slotsOf)]);
  const others = [own, place.reference.props, place.reference.members];
  const near = others.find((names) => nearMiss(name, names));
  if (!near || isNamed(name, place)) return undefined;
  const meant = nearMiss(name, near, wordsOf(place));
  return meant ? { what: `The reference has no prop \`${name}\`.`, meant } : undefined;
}

/** Checks the name of a slot: against the slots of the page's components, or of all on pages that name none. */
export function judgeSlot(name: string, place: Place): Verdict | undefined {
  const { reference } = place;
  if (reference.slots.has(name)) return undefined;
  const own = pageComponents(place).flatMap(slotsOf);
  const meant = nearMiss(name, own.length > 0 ? own : reference.slots);
  if (!meant || isNamed(name, place)) return undefined;
  return { what: `The reference has no slot \`${name}\`.`, meant };
}

function isKnown(name: string, { reference }: Place): boolean {
  const { props, slots, hooks, members } = reference;
  return [props, slots, hooks, members].some((names) => names.has(name));
}

function pageComponents({ reference, productId, documents }: Place): ComponentApi[] {
  return documents.flatMap((name) => reference.components.get(`${productId} ${name}`) ?? []);
}
