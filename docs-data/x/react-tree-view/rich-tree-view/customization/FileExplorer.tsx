import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import FileItem, { type FileEntry } from './FileItem';

const files: FileEntry[] = [
  {
    id: 'contract',
    label: 'Contract',
    kind: 'folder',
    children: [
      { id: 'draft', label: 'Draft', kind: 'document' },
      { id: 'signed', label: 'Signed page', kind: 'picture' },
    ],
  },
  {
    id: 'site',
    label: 'Construction site',
    kind: 'folder',
    children: [{ id: 'tour', label: 'Tour', kind: 'video' }],
  },
  { id: 'notes', label: 'Notes', kind: 'document' },
];

export default function FileExplorer() {
  return (
    <Box sx={{ minHeight: 232, width: 300, maxWidth: '100%' }}>
      <RichTreeView
        aria-label="Project files"
        items={files}
        slots={{ item: FileItem }}
        itemChildrenIndentation={20}
        defaultExpandedItems={['contract']}
        defaultSelectedItems="draft"
      />
    </Box>
  );
}
