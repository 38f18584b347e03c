import { UsageError } from './usageError';

/** An address as its page has it; one that is none is an error. */
export function readAddress(text: string): string {
  if (/^(\/[a-z0-9]+(-[a-z0-9]+)*)+\/$/.test(text)) return text;
  const words = text.toLowerCase().split('/').map(kebabCase).filter(Boolean);
  const right = words.length > 0 ? `/${words.join('/')}/` : '/material-ui/react-card/';
  throw new UsageError(
    `\`${text}\` is no address: it is lower case, with hyphens, and has a slash at both ends.`,
    `Write it like \`${right}\`.`,
  );
}

/** Words joined by hyphens. */
export function kebabCase(text: string): string {
  return (
    text
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? ''
  );
}

/** `react-text-field` as the name of a component, `ReactTextField`. */
export function pascalCase(kebab: string): string {
  return kebab.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** What the file of a page is called: the last part of its address without `react-`. */
export function fileNameOf(pathname: string): string {
  return (
    pathname
      .split('/')
      .at(-2)
      ?.replace(/^react-/, '') ?? ''
  );
}

/** A title that Markdown shows as it is written, and search results in full. */
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
