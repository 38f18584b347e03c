import { useState } from 'react';
import Tab, { tabClasses } from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs, { type TabsProps } from '@mui/joy/Tabs';

const files = ['score.txt', 'parts.txt', 'lyrics.txt'];

export default function TabsBrowserExample() {
  const [file, setFile] = useState<TabsProps['value']>('score.txt');

  return (
    <Tabs value={file} onChange={(_, value) => setFile(value)} sx={windowStyle}>
      <TabList aria-label="Open files" tabFlex={1}>
        {files.map((name) => (
          <Tab key={name} value={name} indicatorPlacement="top">
            {name}
          </Tab>
        ))}
      </TabList>
      <TabPanel value={file ?? ''}>{file} is open.</TabPanel>
    </Tabs>
  );
}

const windowStyle = {
  width: 360,
  maxWidth: '100%',
  boxShadow: 'sm',
  borderRadius: 'md',
  overflow: 'hidden',
  [`& .${tabClasses.root}:not(.${tabClasses.selected})`]: {
    bgcolor: 'background.level1',
  },
};
