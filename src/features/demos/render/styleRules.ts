import { compile, serialize, stringify, type Element } from 'stylis';
import { familyOf } from './familyOf';

/** A rule of a style sheet, with what decides whether its order matters. */
export interface StyleRule {
  text: string;
  /** Emotion's class, if the rule names exactly one. */
  className?: string;
  /** All of Emotion's classes in the rule. */
  classNames: readonly string[];
  /** Specificity of each selector; null if it is not known. */
  specificities: ReadonlySet<string> | null;
  /**
   * Families of the properties it sets. Properties that overlap, like a shorthand and its longhands, are in one family.
   * Null if they are not known.
   */
  families: ReadonlySet<string> | null;
  /** Whether no other rule can override it or be overridden by it. */
  isApart: boolean;
}

const emotionClass = /\.css-([\w-]+)/g;

/** Parses a style sheet into rules. The rules inside a media query are one rule with it. */
export function parseRules(css: string): StyleRule[] {
  return compile(css)
    .map((element) => describe(element))
    .filter(({ text }) => text !== '');
}

function describe(element: Element): StyleRule {
  const text = serialize([element], stringify);
  const classNames = [...new Set([...text.matchAll(emotionClass)].map(([, name = '']) => name))];
  const rules = rulesIn(element);
  return {
    text,
    classNames,
    ...(classNames.length === 1 && { className: classNames[0] }),
    specificities:
      rules &&
      allOrNull(
        rules.flatMap(({ props }) => [props].flat()),
        specificityOf,
      ),
    families: rules && allOrNull(rules.flatMap(propertiesOf), familyOf),
    isApart: /^@(?:keyframes|font-face)/.test(element.type),
  };
}

/** Returns the plain rules inside an at-rule; null if it contains anything else. */
function rulesIn(element: Element): Element[] | null {
  if (element.type === 'rule') return [element];
  if (!/^@(?:media|supports|container)/.test(element.type)) return null;
  const inner = childrenOf(element).map(rulesIn);
  return inner.every((rules) => rules !== null) ? inner.flat() : null;
}

function childrenOf({ children }: Element): Element[] {
  return typeof children === 'string' ? [] : children;
}

function propertiesOf(rule: Element): string[] {
  return childrenOf(rule).map(({ props }) => String(props));
}

function allOrNull(values: readonly string[], read: (value: string) => string | null) {
  const found = values.map(read);
  return found.every((value) => value !== null) ? new Set(found) : null;
}

const classLike = /\.[\w-]+|\[[^\]]*\]|(?<!:):(?!:)[\w-]+/g;
const elementLike = /::[\w-]+|(?:^|[\s>+~])[a-z][\w-]*/gi;

/**
 * Returns the specificity of a selector; null for functions such as `:not()`, which have their own rules. Emotion's
 * selectors contain no ids.
 */
function specificityOf(selector: string): string | null {
  if (/[#(]/.test(selector)) return null;
  return `${count(selector, classLike)} ${count(selector.replace(classLike, ''), elementLike)}`;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
