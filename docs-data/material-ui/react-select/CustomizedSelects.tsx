import type {} from '@mui/material/themeCssVarsAugmentation';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import MenuItem from '@mui/material/MenuItem';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';

const PillSelect = styled(Select)(({ theme }) => ({
  borderRadius: 999,
  backgroundColor: (theme.vars ?? theme).palette.action.hover,
  [`&:not(.${outlinedInputClasses.focused})`]: {
    [`& .${outlinedInputClasses.notchedOutline}`]: {
      borderColor: 'transparent',
    },
  },
}));

const menuProps = {
  MenuListProps: { 'aria-label': 'Sort recipes' },
  slotProps: { paper: { elevation: 3, sx: { mt: 1, borderRadius: 3 } } },
};

export default function CustomizedSelects() {
  return (
    <PillSelect
      size="small"
      defaultValue="new"
      IconComponent={UnfoldMoreIcon}
      MenuProps={menuProps}
      inputProps={{ 'aria-label': 'Sort recipes' }}
    >
      <MenuItem value="new">Newest first</MenuItem>
      <MenuItem value="quick">Quickest first</MenuItem>
      <MenuItem value="liked">Most liked first</MenuItem>
    </PillSelect>
  );
}
