import { useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function LabTabs() {
  const [section, setSection] = useState('ingredients');

  return (
    <Box sx={{ width: '100%', typography: 'body1' }}>
      <TabContext value={section}>
        <TabList
          onChange={(_event, value: string) => setSection(value)}
          variant="scrollable"
          aria-label="Onion soup"
        >
          <Tab label="Ingredients" value="ingredients" />
          <Tab label="Method" value="method" />
        </TabList>
        <TabPanel value="ingredients" tabIndex={0}>
          Six onions, two liters of stock, bread and cheese.
        </TabPanel>
        <TabPanel value="method" tabIndex={0}>
          Brown the onions slowly, add the stock, and simmer for 40 minutes.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
