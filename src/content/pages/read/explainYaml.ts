import { isMap, isScalar, visit, type Document, type YAMLError } from 'yaml';

/** A YAML error in the front matter. */
export interface YamlProblem {
  /** Its offset in the front matter. */
  offset: number;
  what: string;
  fix: string;
}

const keyAndValue =
  'Write `key: value` on each line, with quotes around a value that contains a colon.';

/** Returns the errors that keep front matter from being parsed as keys with values, in words for the author. */
export function explainYaml(document: Document, text: string): YamlProblem[] {
  const malformed = document.errors.map((error) => explainError(error, text));
  return malformed.length > 0 ? malformed : [...noKeys(document), ...stars(document)];
}

function explainError({ code, pos, message }: YAMLError, text: string): YamlProblem {
  const [offset] = pos;
  if (code === 'DUPLICATE_KEY') {
    const key = /^["']?([\w-]+)/.exec(text.slice(offset))?.[1] ?? '';
    const what = `The front matter has the key \`${key}\` twice.`;
    return { offset, what, fix: 'Remove one of the two lines.' };
  }
  const what = `Malformed front matter: ${message.replace(/\.$/, '')}.`;
  const tab = code === 'TAB_AS_INDENT' ? 'Write spaces instead of the tab, or nothing.' : undefined;
  return { offset, what, fix: tab ?? keyAndValue };
}

function noKeys({ contents }: Document): YamlProblem[] {
  const isEmpty = contents === null || (isScalar(contents) && contents.value === null);
  if (isEmpty || isMap(contents)) return [];
  const what = 'The front matter has no keys.';
  return [{ offset: contents.range?.[0] ?? 0, what, fix: keyAndValue }];
}

/** Reports values that start with a star, which YAML takes for aliases. */
function stars(document: Document): YamlProblem[] {
  const problems: YamlProblem[] = [];
  visit(document, {
    Alias(_, { source, range }) {
      problems.push({
        offset: range?.[0] ?? 0,
        what: `The value \`*${source}\` starts with a star, which means something else in YAML.`,
        fix: 'Put it between quotes.',
      });
    },
  });
  return problems;
}
