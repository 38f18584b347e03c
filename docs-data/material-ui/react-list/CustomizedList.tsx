import { useState } from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton, {
  listItemButtonClasses,
} from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { styled } from '@mui/material/styles';

const Bar = styled(List)(({ theme }) => ({
  width: 240,
  maxWidth: '100%',
  padding: theme.spacing(1),
  [`& .${listItemButtonClasses.root}`]: {
    borderRadius: 8,
    paddingInlineStart: 20,
    [`&.${listItemButtonClasses.selected}`]: {
      paddingInlineStart: 16,
      borderInlineStart: '4px solid',
      borderColor: (theme.vars ?? theme).palette.primary.main,
    },
    [`&.${listItemButtonClasses.focusVisible}`]: {
      outline: '2px solid currentColor',
    },
  },
}));
const pages = ['Overview', 'Meters', 'Bills'];

export default function CustomizedList() {
  const [page, setPage] = useState('Meters');

  return (
    <Bar dense aria-label="Energy">
      {pages.map((name) => (
        <ListItem key={name} disablePadding>
          <ListItemButton
            selected={name === page}
            aria-current={name === page}
            onClick={() => setPage(name)}
          >
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </Bar>
  );
}
