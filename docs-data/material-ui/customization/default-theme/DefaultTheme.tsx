import { useState } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { createTheme } from '@mui/material/styles';
import ThemeTree from './ThemeTree';
import { branchesOf, filterTree, treeOf } from './treeNodes';
import { useExpandedPaths } from './useExpandedPaths';

const trees = {
  light: treeOf(createTheme()).children,
  dark: treeOf(createTheme({ palette: { mode: 'dark' } })).children,
};

export default function DefaultTheme() {
  const [isDark, setIsDark] = useState(false);
  const [query, setQuery] = useState('');
  const { expanded, setExpanded, remember } = useExpandedPaths();
  const tree = isDark ? trees.dark : trees.light;
  const nodes = query ? filterTree(tree, query) : tree;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <TextField
        label="Search names and values"
        size="small"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
        <Button onClick={() => setExpanded(branchesOf(tree))}>
          Expand all
        </Button>
        <Button onClick={() => setExpanded([])}>Collapse all</Button>
        <FormControlLabel
          label="Dark theme"
          control={
            <Switch checked={isDark} onChange={() => setIsDark(!isDark)} />
          }
        />
      </Stack>
      <ThemeTree
        nodes={nodes}
        query={query}
        expanded={query ? branchesOf(nodes) : expanded}
        onExpand={query ? () => {} : setExpanded}
        onOpen={remember}
      />
    </Stack>
  );
}
