import { demoId } from './demo';
import type { Block, CodeTabsBlock, ProseBlock } from './block';
import type { Page } from './page';

/** Where an open page receives edits in development, and its current edition. */
export interface PageEdits {
  /** Address of the stream of edits. */
  channel: string;
  /** Minimum edition of the page's data; later editions are greater. */
  edition: number;
}

/** A block that an edit of prose leaves unchanged; the open page already has it. */
export interface UnchangedBlock {
  kind: 'unchanged';
  /** Result of {@link blockIdentity}. */
  identity: string;
}

/** The part of an edit that changes an open page at once: its text. Everything else follows with the page's data. */
export interface PageEdit extends Pick<
  Page,
  'pathname' | 'h1' | 'description' | 'descriptionHtml' | 'headings'
> {
  edition: number;
  blocks: (ProseBlock | CodeTabsBlock | UnchangedBlock)[];
}

/** Returns a string that identifies a block other than prose. */
export function blockIdentity(block: Block): string {
  if (block.kind === 'demo') return `demo ${demoId(block.demo)}`;
  if (block.kind === 'component') return `component ${block.name}`;
  return block.kind === 'anatomy' ? `anatomy ${block.component}` : block.kind;
}
