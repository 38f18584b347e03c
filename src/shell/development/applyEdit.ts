import { blockIdentity, type Block, type PageEdit } from '@/model';
import type { AuthorsProps } from '../server/readPageProblems';
import type { DocPageProps } from '../page/DocPage';

/** Properties of a page that edits may change. */
export type EditedProps = Partial<DocPageProps> & AuthorsProps;

/**
 * Returns the properties with the text of an edit; unchanged if their data is as new as the edit. An edit that adds,
 * moves or removes a demo or component changes nothing, because only text can be replaced without new data.
 */
export function applyEdit<P extends EditedProps>(props: P, edit: PageEdit | undefined): P {
  const { view, edits } = props;
  if (!view || !edits || !edit || edit.edition <= edits.edition) return props;
  if (edit.pathname !== view.page.pathname) return props;
  const blocks = editBlocks(view.page.blocks, edit.blocks);
  if (!blocks) return props;
  const { h1, description, descriptionHtml, headings } = edit;
  const page = { ...view.page, h1, description, descriptionHtml, headings, blocks };
  return { ...props, view: { ...view, page } };
}

function editBlocks(
  shown: readonly Block[],
  edited: readonly PageEdit['blocks'][number][],
): Block[] | undefined {
  if (shown.length !== edited.length) return undefined;
  const blocks = shown.flatMap((block, at) => {
    const edit = edited[at];
    return (edit && editBlock(block, edit)) ?? [];
  });
  return blocks.length === shown.length ? blocks : undefined;
}

function editBlock(shown: Block, edited: PageEdit['blocks'][number]): Block | undefined {
  if (edited.kind === 'unchanged')
    return blockIdentity(shown) === edited.identity ? shown : undefined;
  return shown.kind === edited.kind ? edited : undefined;
}
