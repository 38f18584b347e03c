import { viewOf } from './viewOf';

/** Whether a demo of the page comes in several stylings. */
export function hasStylings(props: Record<string, unknown>): boolean {
  const blocks = viewOf(props)?.page.blocks ?? [];
  return blocks.some((block) => block.kind === 'demo' && block.demo.stylings.length > 1);
}

/** Whether the page has code tabs, as a block or inside other text. */
export function hasCodeTabs(props: Record<string, unknown>): boolean {
  const blocks = viewOf(props)?.page.blocks ?? [];
  return blocks.some(
    (block) => block.kind === 'codeTabs' || ('html' in block && block.html.includes('code-tabs')),
  );
}

/** Whether the page has blocks of the API reference. */
export function hasApiBlocks(props: Record<string, unknown>): boolean {
  return viewOf(props)?.page.blocks.some(({ kind }) => kind === 'api') ?? false;
}
