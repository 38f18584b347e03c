import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import ThemeItems from './ThemeItems';
import { nodeAt, plain, type ThemeNode } from './treeNodes';
import { treeFrame } from './treeFrame';

interface ThemeTreeProps {
  nodes: readonly ThemeNode[];
  query: string;
  expanded: string[];
  onExpand: (paths: string[]) => void;
  /** Called with the path of a branch when the user opens it. */
  onOpen: (path: string) => void;
}

export default function ThemeTree(props: ThemeTreeProps) {
  const { nodes, query, expanded, onExpand, onOpen } = props;
  const id = useId();
  const [message, setMessage] = useState('Click a value to copy it.');

  const copy = async (path: string) => {
    const node = nodeAt(nodes, path);
    if (!node || node.children.length > 0) return;
    const value = plain(node.text);
    try {
      await navigator.clipboard.writeText(value);
      setMessage(`Copied ${value}`);
    } catch {
      setMessage('The browser doesn’t allow copying here.');
    }
  };

  return (
    <>
      <Box sx={treeFrame}>
        <SimpleTreeView
          id={id}
          aria-label="Default theme"
          selectedItems={null}
          expandedItems={expanded}
          onExpandedItemsChange={(event, paths) => onExpand(paths)}
          onItemExpansionToggle={(event, path, isOpen) => {
            if (isOpen) onOpen(path);
          }}
          onItemSelectionToggle={(event, path) => copy(path)}
        >
          <ThemeItems nodes={nodes} query={query} id={id} />
        </SimpleTreeView>
      </Box>
      <Typography role="status" variant="body2" noWrap>
        {nodes.length > 0 ? message : 'Nothing found.'}
      </Typography>
    </>
  );
}
