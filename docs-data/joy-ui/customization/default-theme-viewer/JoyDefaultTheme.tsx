import { useState } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import ThemeTree from './ThemeTree';
import { defaultTheme } from './defaultTheme';
import { branchesOf, filterTree, nodeAt, plain } from './themeNodes';
import { useExpandedPaths } from './useExpandedPaths';

export default function JoyDefaultTheme() {
  const [query, setQuery] = useState('');
  const [message, setMessage] = useState('Click a value to copy it.');
  const { expanded, toggle, setExpanded } = useExpandedPaths();
  const nodes = query ? filterTree(defaultTheme, query) : defaultTheme;
  const copy = async (path: string) => {
    const value = plain(nodeAt(nodes, path)?.text ?? '');
    try {
      await navigator.clipboard.writeText(value);
      setMessage(`Copied ${value}`);
    } catch {
      setMessage('The browser doesn’t allow copying here.');
    }
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControl>
        <FormLabel>Search names and values</FormLabel>
        <Input
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </FormControl>
      <Stack direction="row" spacing={1}>
        <Button
          variant="soft"
          onClick={() => setExpanded(branchesOf(defaultTheme))}
        >
          Expand all
        </Button>
        <Button variant="soft" onClick={() => setExpanded([])}>
          Collapse all
        </Button>
      </Stack>
      <ThemeTree
        nodes={nodes}
        query={query}
        expanded={query ? branchesOf(nodes) : expanded}
        onToggle={query ? () => {} : toggle}
        onCopy={copy}
      />
      <Typography role="status" level="body-sm" noWrap>
        {message}
      </Typography>
    </Stack>
  );
}
