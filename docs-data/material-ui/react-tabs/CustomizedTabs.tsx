import { useState } from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { buttonBaseClasses } from '@mui/material/ButtonBase';
import Tab, { tabClasses } from '@mui/material/Tab';
import Tabs, { tabsClasses } from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';

const PillTabs = styled(Tabs)(({ theme }) => ({
  width: 'fit-content',
  maxWidth: '100%',
  minHeight: 0,
  marginInline: 'auto',
  padding: theme.spacing(0.5),
  borderRadius: 999,
  backgroundColor: (theme.vars ?? theme).palette.action.selected,
  [`& .${tabsClasses.indicator}`]: { display: 'none' },
}));

const PillTab = styled(Tab)(({ theme }) => ({
  minWidth: 0,
  minHeight: 36,
  padding: theme.spacing(0.5, 2),
  borderRadius: 999,
  color: (theme.vars ?? theme).palette.text.primary,
  textTransform: 'none',
  [`&.${tabClasses.selected}`]: {
    color: (theme.vars ?? theme).palette.primary.contrastText,
    backgroundColor: (theme.vars ?? theme).palette.primary.main,
    textDecoration: 'underline transparent',
  },
  [`&.${buttonBaseClasses.focusVisible}`]: {
    outline: '2px solid currentColor',
    outlineOffset: -4,
  },
}));

export default function CustomizedTabs() {
  const [range, setRange] = useState('week');

  return (
    <PillTabs
      value={range}
      onChange={(_event, value: string) => setRange(value)}
      variant="scrollable"
      aria-label="Steps walked"
    >
      <PillTab value="day" label="Day" />
      <PillTab value="week" label="Week" />
      <PillTab value="year" label="Year" />
    </PillTabs>
  );
}
