import { compile } from 'tailwindcss';

/** The rule in which the default theme declares its variables. */
const themeRoot = ':root, :host {';

/** The rule of the base styles for the document. */
const documentRule = 'html,\n:host {';

/** The parts of Tailwind's own style sheet, as in its package. */
export interface TailwindParts {
  theme: string;
  preflight: string;
}

/** Returns the styles of some classes; may include those of earlier calls. */
export type BuildTailwind = (candidates: readonly string[]) => string;

/**
 * Creates a function that returns Tailwind's style sheet for given classes, with its theme and its base styles; rules
 * for the document apply to the elements that `root` selects. Cascade layers are removed, because the site's own
 * unlayered rules would win. The editor's frame uses it too, so that an edit looks like the demo on the page.
 */
export async function createTailwind(
  { theme, preflight }: TailwindParts,
  root: string,
): Promise<BuildTailwind> {
  const { build } = await compile(`${theme}
@custom-variant dark (&:where([data-mui-color-scheme='dark'] *));
${replaceOnce(preflight, documentRule, `${root} {`)}
@tailwind utilities;`);
  return (candidates) => replaceOnce(build([...candidates]), themeRoot, `${root} {`);
}

/**
 * Replaces text that must occur exactly once: if another version of the package has it differently, its styles would
 * affect the whole page.
 */
function replaceOnce(text: string, search: string, replacement: string): string {
  if (text.split(search).length !== 2) {
    throw new Error(`Tailwind CSS no longer writes \`${search}\`: scope its styles another way.`);
  }
  return text.replace(search, replacement);
}
