import fs from 'node:fs';
import path from 'node:path';
import type { Fact } from '@/model';

const root = path.join(process.cwd(), 'node_modules/@mui/x-tree-view');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

export default [
  { says: '17px', source: 'TreeItem of @mui/x-tree-view 6.17.0' },
  {
    says: '12px',
    holds: () =>
      read('internals/plugins/useTreeViewItems/useTreeViewItems.js').includes(
        "params.itemChildrenIndentation ?? '12px'",
      ),
  },
  { says: '15px', source: 'TreeItem of @mui/x-tree-view 6.17.0' },
  {
    says: '16px',
    holds: () => read('TreeItem/TreeItem.js').includes('width: 16,'),
  },
] satisfies readonly Fact[];
