import { compile, serialize, stringify, type Element } from 'stylis';

/** One rule of a style sheet, and what tells whether its place among others matters. */
export interface StyleRule {
  text: string;
  /** The one class of Emotion's that it names; missing where it names none or several. */
  className?: string;
  /** All of these. */
  classNames: readonly string[];
  /** Of each of its selectors; null where this file cannot tell. */
  specificities: ReadonlySet<string> | null;
  /** Families of the properties it sets: two properties that overlap are in one family. Null as above. */
  families: ReadonlySet<string> | null;
  /** Whether no other rule can overrule it or be overruled. */
  isApart: boolean;
}

const emotionClass = /\.css-([\w-]+)/g;

/** Takes a style sheet apart into its rules; those of a media query are rules of one text with it. */
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

/** The plain rules in an element; null where it holds something else. */
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

/** Ids do not occur in Emotion's selectors, and functions such as `:not()` have rules of their own. */
function specificityOf(selector: string): string | null {
  if (/[#(]/.test(selector)) return null;
  return `${count(selector, classLike)} ${count(selector.replace(classLike, ''), elementLike)}`;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Properties that begin with another word than the shorthand they belong to, by that word. */
const shorthandOf: Readonly<Record<string, string>> = {
  line: 'font',
  ...each('inset', 'top right bottom left'),
  ...each('grid', 'gap row column columns'),
  ...each('place', 'align justify'),
  ...each('width', 'height inline block'),
  ...each('min', 'max'),
  word: 'overflow',
};

function each(shorthand: string, words: string): Record<string, string> {
  return Object.fromEntries(words.split(' ').map((word) => [word, shorthand]));
}

/** The part of an element's look that a property says something of, `border` for `border-top-color`; null for all of it. */
function familyOf(property: string): string | null {
  if (property.startsWith('--')) return property;
  const [first = ''] = property.replace(/^-\w+-/, '').split('-');
  return first === 'all' ? null : (shorthandOf[first] ?? first);
}
