import HikingIcon from '@mui/icons-material/Hiking';
import KayakingIcon from '@mui/icons-material/Kayaking';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

export default function TabsIconWithText() {
  return (
    <Tabs>
      <TabList aria-label="Tours">
        <Tab>
          <ListItemDecorator>
            <HikingIcon />
          </ListItemDecorator>
          On foot
        </Tab>
        <Tab>
          <ListItemDecorator>
            <KayakingIcon />
          </ListItemDecorator>
          By kayak
        </Tab>
      </TabList>
    </Tabs>
  );
}
