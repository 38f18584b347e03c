import Box from '@mui/joy/Box';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';

const verses = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Last'];

export default function TabsSticky() {
  return (
    <Box sx={{ height: 180, overflow: 'auto', width: 300, maxWidth: '100%' }}>
      <Tabs defaultValue="text">
        <TabList sticky="top" aria-label="Song">
          <Tab value="text">Text</Tab>
          <Tab value="chords">Chords</Tab>
        </TabList>
        <TabPanel value="text">
          {verses.map((verse) => (
            <Typography key={verse} sx={{ py: 1 }}>
              {verse} verse of the song
            </Typography>
          ))}
        </TabPanel>
        <TabPanel value="chords">G, C and D will do.</TabPanel>
      </Tabs>
    </Box>
  );
}
