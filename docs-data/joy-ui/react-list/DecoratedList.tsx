import BedIcon from '@mui/icons-material/Bed';
import GarageIcon from '@mui/icons-material/Garage';
import YardIcon from '@mui/icons-material/Yard';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';

const features = [
  { text: 'Two bedrooms', icon: <BedIcon /> },
  { text: 'A small garden', icon: <YardIcon /> },
  { text: 'Space for one car', icon: <GarageIcon /> },
];

export default function DecoratedList() {
  return (
    <List aria-label="The house" sx={{ maxWidth: 220 }}>
      {features.map(({ text, icon }) => (
        <ListItem key={text}>
          <ListItemDecorator>{icon}</ListItemDecorator>
          {text}
        </ListItem>
      ))}
    </List>
  );
}
