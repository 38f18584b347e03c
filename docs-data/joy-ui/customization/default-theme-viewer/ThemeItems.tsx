import Box from '@mui/joy/Box';
import Marked from './Marked';
import type { ThemeNode } from './themeNodes';

interface ThemeItemsProps {
  nodes: readonly ThemeNode[];
  query: string;
  expanded: readonly string[];
  /** The path of the item that Tab reaches. */
  active: string;
}

export default function ThemeItems(props: ThemeItemsProps) {
  const { nodes, query, expanded, active } = props;

  return nodes.map(({ path, name, text, children }) => {
    const isBranch = children.length > 0;
    const isOpen = isBranch && expanded.includes(path);
    return (
      <li
        key={path}
        role="treeitem"
        aria-label={`${name}: ${text}`}
        aria-expanded={isBranch ? isOpen : undefined}
        aria-selected={false}
        data-path={path}
        tabIndex={path === active ? 0 : -1}
      >
        <span>
          <span aria-hidden>
            {isBranch ? (isOpen ? '▾ ' : '▸ ') : '\u2003'}
          </span>
          <Marked text={name} query={query} />:{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {isBranch ? text : <Marked text={text} query={query} />}
          </Box>
        </span>
        {isOpen && (
          <ul role="group">
            <ThemeItems {...props} nodes={children} />
          </ul>
        )}
      </li>
    );
  });
}
