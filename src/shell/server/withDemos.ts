import { renderDemos } from '@/features/demos/server';
import {
  demoId,
  demoKey,
  type Block,
  type DocsError,
  type DocsProblem,
  type Page,
  type DemoBlock,
  type PageDemo,
} from '@/model';
import { authorsError, throwIfBroken } from './authorsError';
import { decodeErrors } from './decodeErrors';
import { withFacts } from '../modules/withFacts';
import type { DemoRegistry } from '../page/demoIndex';

/** A page's blocks, completed with rendered demos and props of site components. */
interface WholeBlocks {
  /** Blocks with the HTML of demos and the additional props of site components. */
  blocks: Block[];
  /** Styles of the rendered demos. */
  css: string;
  /** In development, the errors of demos that could not be rendered. */
  broken: DocsProblem[];
}

/** Renders the demos of a page into its blocks. @throws Error in a build when a demo cannot be rendered. */
export async function withDemos(page: Page, registry: DemoRegistry): Promise<WholeBlocks> {
  const demos = page.blocks.flatMap((block) => {
    if (block.kind !== 'demo' || block.demo.options.iframe) return [];
    return block.demo.stylings.flatMap((styling) => {
      const name = demoKey(block.demo.name, styling);
      const Component = registry[name];
      return Component ? [{ name, id: demoKey(demoId(block.demo), styling), Component }] : [];
    });
  });
  const rendered = await renderDemos(page.pathname, demos);
  const blocks = page.blocks.map((block) => {
    if (block.kind === 'component') return withFacts(block);
    return block.kind === 'demo' ? { ...block, ...markupOf(block.demo, rendered.html) } : block;
  });
  const broken = reportBroken(await decodeErrors(rendered.broken));
  return { blocks: await Promise.all(blocks), css: rendered.css, broken };
}

/** Stops a build at demos that cannot be rendered; in development, logs the errors and returns them for the page. */
function reportBroken(broken: readonly DocsError[]): DocsProblem[] {
  if (process.env.NODE_ENV !== 'development') throwIfBroken(broken);
  const problems = broken.map(({ problem }) => problem);
  // eslint-disable-next-line no-console -- authors read the terminal, too
  if (problems.length > 0) console.error(authorsError(problems).message);
  return problems;
}

/** Returns the HTML of a demo in each of its stylings. */
function markupOf(
  demo: PageDemo,
  html: Readonly<Record<string, string>>,
): Pick<DemoBlock, 'html' | 'styledHtml'> {
  const id = demoId(demo);
  const [, ...others] = demo.stylings;
  const styled = others.map((styling) => [styling, html[demoKey(id, styling)] ?? '']);
  return {
    html: html[id] ?? '',
    ...(styled.length > 0 && { styledHtml: Object.fromEntries(styled) }),
  };
}
