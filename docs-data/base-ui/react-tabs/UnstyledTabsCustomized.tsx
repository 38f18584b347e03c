import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const List = styled(TabsList)({
  display: 'flex',
  gap: 4,
  padding: 4,
  borderRadius: 12,
  backgroundColor: 'light-dark(#e7e5e4, #292524)',
});

const Folder = styled(Tab)({
  flex: 1,
  padding: '8px 12px',
  border: 0,
  borderRadius: 8,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '& b': { marginInlineStart: 6, fontVariantNumeric: 'tabular-nums' },
  [`&.${tabClasses.selected}`]: {
    backgroundColor: 'light-dark(#ffffff, #57534e)',
    boxShadow: 'inset 0 -3px light-dark(#b45309, #fbbf24)',
    fontWeight: 600,
    textDecoration: 'underline transparent',
  },
  '&:focus-visible': {
    outline: '3px solid light-dark(#1d4ed8, #93c5fd)',
    outlineOffset: 1,
  },
});

const Panel = styled(TabPanel)({ padding: 16 });

export default function UnstyledTabsCustomized() {
  return (
    <Tabs
      defaultValue="open"
      style={{ inlineSize: 400, maxInlineSize: '100%' }}
    >
      <List aria-label="Repairs">
        <Folder value="open">
          Open <b>3</b>
        </Folder>
        <Folder value="done">
          Done <b>12</b>
        </Folder>
      </List>
      <Panel value="open">Two bicycles and a lamp wait for parts.</Panel>
      <Panel value="done">Twelve repairs since Monday.</Panel>
    </Tabs>
  );
}
