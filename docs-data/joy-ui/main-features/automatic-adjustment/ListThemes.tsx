import { useState } from 'react';
import BookIcon from '@mui/icons-material/Book';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import { looks, type Look } from './looks';

export default function ListThemes() {
  const [look, setLook] = useState<Look>('Cards');
  return (
    <Box sx={{ width: 300, maxWidth: '100%', height: 270 }}>
      <ToggleButtonGroup
        size="sm"
        aria-label="Look of the list"
        value={look}
        onChange={(_, value) => setLook(value ?? look)}
        sx={{ mb: 2 }}
      >
        {Object.keys(looks).map((name) => (
          <Button key={name} value={name}>
            {name}
          </Button>
        ))}
      </ToggleButtonGroup>
      <List aria-label="Loans" variant="outlined" sx={looks[look]}>
        {rows}
      </List>
    </Box>
  );
}

const rows = ['Atlas of islands', 'Bread at home', 'Night birds'].map(
  (title, index) => (
    <ListItem key={title}>
      <ListItemButton selected={index === 1}>
        <ListItemDecorator>
          <BookIcon />
        </ListItemDecorator>
        {title}
      </ListItemButton>
    </ListItem>
  ),
);
