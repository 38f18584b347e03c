import { type KeyboardEvent, useState } from 'react';
import Box from '@mui/joy/Box';
import ThemeItems from './ThemeItems';
import { isShown, type ThemeNode } from './themeNodes';
import { itemOf, nextItem, toggles } from './treeKeys';
import { treeStyle } from './treeStyle';

interface ThemeTreeProps {
  nodes: readonly ThemeNode[];
  query: string;
  expanded: readonly string[];
  onToggle: (path: string) => void;
  onCopy: (path: string) => void;
}

export default function ThemeTree(props: ThemeTreeProps) {
  const { nodes, query, expanded, onToggle, onCopy } = props;
  const [active, setActive] = useState('');
  const first = nodes[0]?.path ?? '';

  const choose = (item: HTMLElement) => {
    const path = item.dataset.path ?? '';
    item.focus();
    if (item.hasAttribute('aria-expanded')) onToggle(path);
    else onCopy(path);
  };

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const item = itemOf(event.target);
    if (!item) return;
    const next = nextItem(event.currentTarget, item, event.key);
    if (toggles(item, event.key)) choose(item);
    else if (next) next.focus();
    else return;
    event.preventDefault();
  };

  return (
    <Box
      component="ul"
      role="tree"
      dir="ltr"
      aria-label="Default theme"
      sx={treeStyle}
      onClick={(event) => {
        const item = itemOf(event.target);
        if (item) choose(item);
      }}
      onKeyDown={press}
      onFocus={({ target }) => setActive(target.dataset.path ?? '')}
    >
      <ThemeItems
        nodes={nodes}
        query={query}
        expanded={expanded}
        active={isShown(active, nodes, expanded) ? active : first}
      />
    </Box>
  );
}
