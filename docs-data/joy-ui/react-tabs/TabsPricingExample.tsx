import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';

const tariffs = {
  Student: { price: '€9', text: 'With a valid card' },
  Single: { price: '€19', text: 'For one person' },
  Family: { price: '€29', text: 'Up to five people' },
};

export default function TabsPricingExample() {
  return (
    <Tabs variant="outlined" defaultValue="Single" sx={cardStyle}>
      <TabList tabFlex={1} disableUnderline aria-label="Tariff">
        {Object.keys(tariffs).map((name) => (
          <Tab key={name} value={name} variant="soft">
            {name}
          </Tab>
        ))}
      </TabList>
      {panels}
    </Tabs>
  );
}

const panels = Object.entries(tariffs).map(([name, { price, text }]) => (
  <TabPanel key={name} value={name}>
    <Typography level="h3" component="p">
      {price} a month
    </Typography>
    <Typography>{text}</Typography>
  </TabPanel>
));

const cardStyle = {
  width: 340,
  maxWidth: '100%',
  borderRadius: 'lg',
  overflow: 'auto',
};
