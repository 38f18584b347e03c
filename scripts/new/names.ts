import { UsageError } from './usageError';

/**
 * Returns the address of a page unchanged, if it is valid.
 * @throws UsageError if it is not. It suggests a valid one.
 */
export function readAddress(text: string): string {
  if (/^(\/[a-z0-9]+(-[a-z0-9]+)*)+\/$/.test(text)) return text;
  const words = text.toLowerCase().split('/').map(kebabCase).filter(Boolean);
  const right = words.length > 0 ? `/${words.join('/')}/` : '/material-ui/react-card/';
  throw new UsageError(
    `\`${text}\` is no address: it is lower case, with hyphens, and has a slash at both ends.`,
    `Write it like \`${right}\`.`,
  );
}

/** Joins the words of a text by hyphens. */
export function kebabCase(text: string): string {
  return (
    text
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? ''
  );
}

/** Returns `ReactTextField` for `react-text-field`. */
export function pascalCase(kebab: string): string {
  return kebab.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the name of a page's file: the last part of its address without `react-`. */
export function fileNameOf(pathname: string): string {
  return (
    pathname
      .split('/')
      .at(-2)
      ?.replace(/^react-/, '') ?? ''
  );
}

/**
 * Returns a title unchanged, if Markdown shows it literally and search results show it in full.
 * @throws UsageError if it is too long or contains special characters of Markdown
 */
export function readTitle(title: string): string {
  if (title.length > 70) {
    const what = `The title has ${title.length} characters.`;
    throw new UsageError(what, 'Shorten it to 70 or fewer.');
  }
  const special = /[<>{}[\]*_`\\\n]/.exec(title)?.[0];
  if (special === undefined) return title;
  const shown = special === '\n' ? 'a line break' : `\`${special}\``;
  throw new UsageError(
    `The title holds ${shown}, which means something in Markdown.`,
    'Leave it out; it can be written into the page by hand.',
  );
}
