import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';

const chapters = [
  {
    id: 'basics',
    label: 'Basics',
    children: [
      { id: 'tools', label: 'Tools' },
      { id: 'wood', label: 'Kinds of wood' },
    ],
  },
  { id: 'joints', label: 'Joints' },
];

const chapterStyle = {
  [`& .${treeItemClasses.content}`]: {
    borderRadius: 0,
    borderInlineStart: '3px solid transparent',
  },
  [`& .${treeItemClasses.selected}`]: {
    borderColor: 'primary.main',
    [`& > .${treeItemClasses.label}`]: { fontWeight: 'fontWeightBold' },
  },
};

export default function CustomStyling() {
  return (
    <Box sx={{ minHeight: 140, width: 280, maxWidth: '100%' }}>
      <RichTreeView
        aria-label="Woodworking course"
        items={chapters}
        sx={chapterStyle}
        defaultExpandedItems={['basics']}
        defaultSelectedItems="tools"
      />
    </Box>
  );
}
