import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;

export default function TabsVariants() {
  return (
    <Stack spacing={3} sx={{ width: 340, maxWidth: '100%' }}>
      {variants.map((variant) => (
        <Tabs key={variant} variant="outlined">
          <TabList variant="plain" tabFlex={1} aria-label={`Tabs, ${variant}`}>
            <Tab variant={variant}>Inbox</Tab>
            <Tab variant={variant}>Archive</Tab>
          </TabList>
        </Tabs>
      ))}
    </Stack>
  );
}
