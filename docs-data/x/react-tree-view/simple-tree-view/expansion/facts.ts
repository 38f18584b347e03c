import { createElement } from 'react';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import type { Fact } from '@/model';
import { renderedStyle } from '../../../../material-ui/renderedStyle';

const tree = createElement(
  SimpleTreeView,
  null,
  createElement(TreeItem, { itemId: 'glass', label: 'Glass' }),
);

export default [
  {
    says: 'The icon is 16 px wide',
    holds: () =>
      renderedStyle(tree, `.${treeItemClasses.iconContainer}`).width === '16px',
  },
] satisfies readonly Fact[];
