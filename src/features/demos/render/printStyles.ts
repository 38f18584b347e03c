import { readClasses, type MarkupClasses } from './classesTogether';
import { parseRules, type StyleRule } from './styleRules';

/** Rules that are the same but for the class they style. */
interface Group {
  /** The text with a mark in the place of the class. */
  pattern: string;
  rules: StyleRule[];
}

/** Stands for the class. */
const mark = '\u0001';

/**
 * Prints what Emotion's cache holds for pieces of markup. Variants of a component share most of their rules, each under a
 * class of its own: they are printed once, for all of these classes, where that changes nothing of what wins. Classes that
 * the markup does not have are left out; Emotion keeps those of components that pass their styles on.
 */
export function printStyles(inserted: readonly string[], markups: readonly string[]): string {
  const classes = readClasses(markups);
  const groups: Group[] = [];
  const places = new Map<string, number>();
  for (const rule of inserted.flatMap(parseRules)) {
    const { className, classNames } = rule;
    if (classNames.length > 0 && !classNames.some((name) => classes.used.has(name))) continue;
    const pattern = className ? rule.text.replaceAll(`.css-${className}`, mark) : rule.text;
    const place = places.get(pattern);
    const group = place === undefined ? undefined : groups[place];
    if (group && className && canMove(rule, groups.slice((place ?? 0) + 1), classes)) {
      group.rules.push(rule);
    } else {
      places.set(pattern, groups.length);
      groups.push({ pattern, rules: [rule] });
    }
  }
  return groups.map(printGroup).join('');
}

/** Whether a rule may come before others that it came after. */
function canMove(rule: StyleRule, before: readonly Group[], classes: MarkupClasses): boolean {
  return before.every((group) => group.rules.every((other) => commute(rule, other, classes)));
}

function commute(one: StyleRule, other: StyleRule, { areTogether }: MarkupClasses): boolean {
  if (one.isApart || other.isApart) return true;
  const meet = one.classNames.some((name) =>
    other.classNames.some((otherName) => name === otherName || areTogether(name, otherName)),
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

function printGroup({ pattern, rules }: Group): string {
  const names = [...new Set(rules.flatMap(({ classNames }) => classNames))];
  const list = names.map((name) => `.css-${name}`).join(',');
  return pattern.replaceAll(mark, names.length > 1 ? `:is(${list})` : list);
}
