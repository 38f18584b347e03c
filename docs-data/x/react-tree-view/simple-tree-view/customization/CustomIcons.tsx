import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import ImageIcon from '@mui/icons-material/Image';
import StarIcon from '@mui/icons-material/Star';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const slots = {
  expandIcon: FolderIcon,
  collapseIcon: FolderOpenIcon,
  endIcon: ImageIcon,
};

export default function CustomIcons() {
  return (
    <Box sx={{ minHeight: 172, width: 280, maxWidth: '100%' }}>
      <SimpleTreeView
        aria-label="Pictures"
        slots={slots}
        defaultExpandedItems={['coast']}
      >
        <TreeItem itemId="coast" label="Coast">
          <TreeItem itemId="dunes" label="Dunes" />
          <TreeItem itemId="cover" label="Cover" slots={{ icon: StarIcon }} />
        </TreeItem>
        <TreeItem itemId="city" label="City">
          <TreeItem itemId="bridge" label="Bridge" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
