import { createElement } from 'react';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import type { Fact } from '@/model';
import { renderedStyle } from '../../../material-ui/renderedStyle';

const tree = createElement(
  SimpleTreeView,
  null,
  createElement(TreeItem, { itemId: 'pens', label: 'Pens' }),
);

export default [
  {
    says: 'The default is 12 px',
    holds: () =>
      renderedStyle(tree, '[role="tree"]').getPropertyValue(
        '--TreeView-itemChildrenIndentation',
      ) === '12px',
  },
  {
    says: 'The icon container is 16 px wide',
    holds: () =>
      renderedStyle(tree, `.${treeItemClasses.iconContainer}`).width === '16px',
  },
] satisfies readonly Fact[];
