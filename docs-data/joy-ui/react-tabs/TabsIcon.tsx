import GridViewIcon from '@mui/icons-material/GridView';
import MapIcon from '@mui/icons-material/Map';
import ViewListIcon from '@mui/icons-material/ViewList';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

export default function TabsIcon() {
  return (
    <Tabs>
      <TabList aria-label="Apartment view">
        <Tab aria-label="Map">
          <MapIcon />
        </Tab>
        <Tab aria-label="Grid">
          <GridViewIcon />
        </Tab>
        <Tab aria-label="List">
          <ViewListIcon />
        </Tab>
      </TabList>
    </Tabs>
  );
}
