import Box from '@mui/material/Box';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import Marked from './Marked';
import type { ThemeNode } from './treeNodes';

interface ThemeItemsProps {
  nodes: readonly ThemeNode[];
  query: string;
  /** The prefix of the items' ids. */
  id: string;
}

const label = { fontFamily: 'monospace', overflowWrap: 'anywhere' };

export default function ThemeItems({ nodes, query, id }: ThemeItemsProps) {
  return nodes.map(({ path, name, text, children }) => (
    <TreeItem
      key={path}
      itemId={path}
      id={`${id}${path.replace(/[^\w]/g, '-')}`}
      label={
        <Box component="span" dir="ltr" sx={label}>
          <Marked text={name} query={query} />:{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {children.length > 0 ? text : <Marked text={text} query={query} />}
          </Box>
        </Box>
      }
    >
      {children.length > 0 && (
        <ThemeItems nodes={children} query={query} id={id} />
      )}
    </TreeItem>
  ));
}
