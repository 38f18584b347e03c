import { commute } from './commute';
import { readMarkupClasses, type MarkupClasses } from './markupClasses';
import { parseRules, type StyleRule } from './styleRules';

/** Rules that differ only in their class. */
interface Group {
  /** The rule's text with a placeholder for the class. */
  pattern: string;
  rules: StyleRule[];
}

/** Placeholder for the class: a character that no style sheet contains. */
const mark = '\u0001';

/**
 * Prints the styles of Emotion's cache for some pieces of markup. Variants of a component share most of their rules,
 * each with a class of its own; such rules are merged when that does not change the cascade. Classes that are not in
 * the markup are left out: Emotion also inserts those of components that pass their styles on.
 */
export function printStyles(inserted: readonly string[], markups: readonly string[]): string {
  const classes = readMarkupClasses(markups);
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

/** Whether moving a rule before others, which it followed, leaves the cascade unchanged. */
function canMove(rule: StyleRule, before: readonly Group[], classes: MarkupClasses): boolean {
  return before.every((group) => group.rules.every((other) => commute(rule, other, classes)));
}

function printGroup({ pattern, rules }: Group): string {
  const names = [...new Set(rules.flatMap(({ classNames }) => classNames))];
  const list = names.map((name) => `.css-${name}`).join(',');
  return pattern.replaceAll(mark, names.length > 1 ? `:is(${list})` : list);
}
