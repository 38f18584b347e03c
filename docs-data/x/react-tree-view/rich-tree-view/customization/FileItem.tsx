import ArticleIcon from '@mui/icons-material/Article';
import FolderIcon from '@mui/icons-material/Folder';
import ImageIcon from '@mui/icons-material/Image';
import VideocamIcon from '@mui/icons-material/Videocam';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { useTreeItem2 } from '@mui/x-tree-view/useTreeItem2';

export interface FileEntry {
  id: string;
  label: string;
  kind: 'folder' | 'document' | 'picture' | 'video';
  children?: FileEntry[];
}

const icons = {
  folder: FolderIcon,
  document: ArticleIcon,
  picture: ImageIcon,
  video: VideocamIcon,
};

const FileRoot = styled(TreeItem2)(({ theme }) => ({
  [`& .${treeItemClasses.content}`]: {
    paddingBlock: theme.spacing(0.75),
    [`&.${treeItemClasses.expanded} .${treeItemClasses.label}`]: {
      fontWeight: theme.typography.fontWeightBold,
    },
    [`&.${treeItemClasses.focused}`]: {
      outline: `2px solid ${theme.palette.primary.main}`,
      outlineOffset: -2,
    },
  },
}));

/** A file or a folder, with an icon for its type. */
export default function FileItem(props: TreeItem2Props) {
  const { publicAPI } = useTreeItem2(props);
  const { kind }: FileEntry = publicAPI.getItem(props.itemId);
  const Icon = icons[kind];
  const label = (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Icon fontSize="small" sx={{ color: 'text.secondary' }} />
      {props.label}
      <span style={visuallyHidden}>, {kind}</span>
    </Box>
  );
  return <FileRoot {...props} label={label} />;
}
