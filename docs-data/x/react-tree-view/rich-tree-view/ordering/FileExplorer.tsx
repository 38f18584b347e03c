import ArticleIcon from '@mui/icons-material/Article';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const drive = [
  {
    id: 'taxes',
    label: 'Taxes',
    children: [
      { id: 'receipts', label: 'Receipts.pdf' },
      { id: 'letter', label: 'Letter.txt' },
    ],
  },
  {
    id: 'apartment',
    label: 'Apartment',
    children: [{ id: 'plan', label: 'Floor plan.pdf' }],
  },
  { id: 'scan', label: 'Scan.png' },
];

const folders = new Set<string | null>([null, 'taxes', 'apartment']);

const isFolder = ({
  newPosition,
}: {
  newPosition: { parentId: string | null };
}) => folders.has(newPosition.parentId);

const icons = { expandIcon: FolderIcon, collapseIcon: FolderOpenIcon };

// A folder that is loaded without files counts as a leaf.
const iconOf = ({ itemId }: { itemId: string }) => ({
  slots: { endIcon: folders.has(itemId) ? FolderIcon : ArticleIcon },
});

const features = { indentationAtItemLevel: true, itemsReordering: true };

export default function FileExplorer() {
  return (
    <Box sx={{ minHeight: 204, width: 280, maxWidth: '100%' }}>
      <RichTreeViewPro
        itemsReordering
        aria-label="Drive"
        items={drive}
        slots={icons}
        slotProps={{ item: iconOf }}
        canMoveItemToNewPosition={isFolder}
        itemChildrenIndentation={20}
        experimentalFeatures={features}
        defaultExpandedItems={['taxes', 'apartment']}
      />
    </Box>
  );
}
