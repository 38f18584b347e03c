import { demoId } from './demo';
import type { Block, CodeTabsBlock, ProseBlock } from './block';
import type { Page } from './page';

/** Where an open page hears of edits in development, and what it shows already. */
export interface PageEdits {
  /** Address of the stream of edits. */
  channel: string;
  /** The edition that the page's data has at least; a later one is greater. */
  edition: number;
}

/** A block that an edit of prose leaves as it is; the open page has it. */
export interface UnchangedBlock {
  kind: 'unchanged';
  /** What {@link blockIdentity} says of it. */
  identity: string;
}

/** What an edit changes on an open page at once: its text. All else follows with the page's data. */
export interface PageEdit extends Pick<
  Page,
  'pathname' | 'h1' | 'description' | 'descriptionHtml' | 'headings'
> {
  edition: number;
  blocks: (ProseBlock | CodeTabsBlock | UnchangedBlock)[];
}

/** Tells blocks apart that are no text. */
export function blockIdentity(block: Block): string {
  if (block.kind === 'demo') return `demo ${demoId(block.demo)}`;
  if (block.kind === 'component') return `component ${block.name}`;
  return block.kind === 'anatomy' ? `anatomy ${block.component}` : block.kind;
}
