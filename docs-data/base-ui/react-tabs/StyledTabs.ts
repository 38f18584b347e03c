import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

export const List = styled(TabsList)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
});

export const StyledTab = styled(Tab)({
  padding: '8px 16px 11px',
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  [`&.${tabClasses.selected}`]: {
    paddingBlockEnd: 8,
    borderBlockEnd: '3px solid light-dark(#17614f, #8fd9c4)',
    fontWeight: 600,
  },
  [`&.${tabClasses.disabled}`]: { opacity: 0.6, cursor: 'not-allowed' },
  '&:focus-visible': {
    outline: '3px solid light-dark(#b45309, #fbbf24)',
    outlineOffset: -3,
  },
}) as typeof Tab;

export const Panel = styled(TabPanel)({ padding: '12px 16px' });
