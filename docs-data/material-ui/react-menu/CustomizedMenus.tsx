import { useState } from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import Button from '@mui/material/Button';
import Menu, { menuClasses } from '@mui/material/Menu';
import MenuItem, { menuItemClasses } from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useMenuButton } from './useMenuButton';

const RoundMenu = styled(Menu)(({ theme }) => ({
  [`& .${menuClasses.paper}`]: {
    minWidth: 200,
    borderRadius: 12,
    border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    boxShadow: theme.shadows[3],
  },
  [`& .${menuClasses.list}`]: { padding: theme.spacing(0.5) },
  [`& .${menuItemClasses.root}`]: { borderRadius: 8 },
}));

export default function CustomizedMenus() {
  const [state, setState] = useState('14 concerts');
  const { buttonProps, menuProps, close } = useMenuButton();
  const save = (format: string) => {
    setState(`exported as a ${format}`);
    close();
  };
  const look = { variant: 'contained', disableElevation: true } as const;

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography role="status">Tour plan, {state}</Typography>
      <Button {...buttonProps} {...look} endIcon={<KeyboardArrowDownIcon />}>
        Export
      </Button>
      <RoundMenu {...menuProps}>
        <MenuItem onClick={() => save('table')}>As a table</MenuItem>
        <MenuItem onClick={() => save('PDF')}>As a PDF</MenuItem>
        <MenuItem onClick={() => save('calendar')}>As a calendar</MenuItem>
      </RoundMenu>
    </Stack>
  );
}
