import type { Claim } from './nameClaims';
import { nearMiss } from './nearMiss';
import { propsOf } from './docNames';
import type { Place, Verdict } from './place';

/** A claim that there is a prop. */
export type PropClaim = Extract<Claim, { kind: 'prop' }>;

/** Checks a prop in a tag against the props and attributes of that component. */
export function judgeTagProp(claim: PropClaim & { of: string }, place: Place): Verdict | undefined {
  const { name, of } = claim;
  const { reference, productId, found } = place;
  const ofProduct = reference.components.get(`${productId} ${of}`);
  const components = ofProduct ? [ofProduct] : (reference.namesakes.get(of) ?? []);
  const known = components.flatMap(propsOf);
  const isUnknown = known.length === 0 || Boolean(found.declared?.includes(of));
  const takes = (it: string) => components.some((one) => reference.attributesOf(one).has(it));
  if (isUnknown || known.includes(name) || takes(name)) return undefined;
  if (found.declared?.includes(name)) return undefined;
  if (claim.isOpen && reference.attributes.has(name)) return undefined;
  const what = `${of} has no prop \`${name}\`.`;
  const attributes = components.flatMap((one) => [...reference.attributesOf(one)]);
  const meant = nearMiss(name, [...known, ...attributes]);
  if (meant) return { what, meant };
  if (claim.isOpen) return undefined;
  const owners = reference.ownersOf(name).map((owner) => `\`${owner}\``);
  // The props of a polymorphic component include those of an unknown element.
  if (owners.length === 0 && components.some(({ polymorphic }) => polymorphic)) return undefined;
  const hint =
    owners.length > 0 ? `${owners.join(', ')} has it.` : `Its props are listed in its reference.`;
  return { what, fix: `Name a prop of \`${of}\`. ${hint}` };
}
