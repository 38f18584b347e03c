import type { MarkupClasses } from './markupClasses';
import type { StyleRule } from './styleRules';

/**
 * Whether the order of two rules does not matter: they never apply to the same element, or differ in specificity or in
 * the properties they set.
 */
export function commute(
  one: StyleRule,
  other: StyleRule,
  { canApplyTogether }: MarkupClasses,
): boolean {
  if (one.isApart || other.isApart) return true;
  const meet = one.classNames.some((name) =>
    other.classNames.some((otherName) => name === otherName || canApplyTogether(name, otherName)),
  );
  const areClasses = one.classNames.length > 0 && other.classNames.length > 0;
  if (areClasses && !meet) return true;
  return (
    areDisjoint(one.specificities, other.specificities) || areDisjoint(one.families, other.families)
  );
}

function areDisjoint(one: ReadonlySet<string> | null, other: ReadonlySet<string> | null): boolean {
  return one !== null && other !== null && [...one].every((value) => !other.has(value));
}
