import { DocsError, type DocsProblem } from '@/model';
import { collectDemo, emptyDemo } from '../collect';
import { checkDemoStyle, findUses } from '../house-style';
import { attachPlayground } from '../playground/attachPlayground';
import type { CollectedDemo, FoundDemo, FoundUse, MarkdownSource } from '../stages';
import type { PageRequest } from './PageRequest';

/** A collected demo with its inputs, so that a later compilation can reuse it. */
export interface CachedDemo extends CollectedDemo {
  /** What the author wrote of the demo, without its position. Identifies the demo's result among those of the page. */
  cacheKey: string;
  inputs: string[];
  uses: FoundUse[];
  /** Violations of the house style, which stop nothing. */
  styleProblems: DocsProblem[];
}

/** Returns what a demo's content depends on besides its files: how the page embeds it, and what the page is about. */
export function cacheKeyOf(found: FoundDemo, { frontMatter }: MarkdownSource): string {
  const { name, path: written, hasExtension, options, playground } = found;
  const subjects = frontMatter.components ?? [];
  return JSON.stringify([name, written, hasExtension, options, playground, subjects]);
}

/** The facts about a demo that could not be collected. */
const nothingFound: Pick<CachedDemo, 'inputs' | 'uses' | 'styleProblems'> = {
  inputs: [],
  uses: [],
  styleProblems: [],
};

/** Collects a demo, makes a playground of it if it is one, and checks its style. Errors become problems of the demo. */
export async function compileDemo(
  { root, file, product }: PageRequest,
  source: MarkdownSource,
  found: FoundDemo,
): Promise<CachedDemo> {
  const cacheKey = cacheKeyOf(found, source);
  try {
    const { authored, ...collected } = await collectDemo(root, source, found);
    const entry = authored[0]?.files[0];
    const demo = attachPlayground(collected, { page: file, found, entry });
    const files = authored.flatMap((styling) => styling.files);
    const uses = files.flatMap(({ file, module }) => (module ? findUses(file, module) : []));
    const styleProblems = authored.flatMap((styling) =>
      checkDemoStyle({ demo: found, ...styling }, product.houseStyle),
    );
    return { ...demo, cacheKey, uses, styleProblems };
  } catch (error) {
    if (!(error instanceof DocsError)) throw error;
    return { ...emptyDemo(found.name), cacheKey, problems: [error.problem], ...nothingFound };
  }
}
