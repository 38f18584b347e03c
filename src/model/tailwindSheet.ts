import { compile } from 'tailwindcss';

/** Where the default theme declares its variables. */
const themeRoot = ':root, :host {';

/** Where the base styles speak of the document. */
const documentRule = 'html,\n:host {';

/** The parts of Tailwind's own style sheet, as the package has them. */
export interface TailwindParts {
  theme: string;
  preflight: string;
}

/** Writes the styles of some classes; those of earlier calls may be among them. */
export type BuildTailwind = (candidates: readonly string[]) => string;

/**
 * Makes what writes the style sheet of Tailwind for given classes, with its theme and its base styles; what these say of
 * the document holds for the elements that `root` selects. Layers are left out, because the site's own rules are in none
 * and would win. The editor's frame uses it too, so that an edit looks as the demo does in the page.
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

/** Another version of the package may write it another way: then its styles would reach the whole page. */
function replaceOnce(text: string, search: string, replacement: string): string {
  if (text.split(search).length !== 2) {
    throw new Error(`Tailwind CSS no longer writes \`${search}\`: scope its styles another way.`);
  }
  return text.replace(search, replacement);
}
