import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';
import Sheet from '@mui/joy/Sheet';

export default function StickyList() {
  return (
    <Sheet tabIndex={0} role="group" aria-label="Shelves" sx={scrollStyle}>
      <List>
        <Shelf name="Maps" titles={['Coast', 'Mountains', 'Rivers', 'Roads']} />
        <Shelf name="Atlases" titles={['Stars', 'Winds', 'Birds', 'Ice']} />
      </List>
    </Sheet>
  );
}

function Shelf({ name, titles }: { name: string; titles: string[] }) {
  return (
    <ListItem nested>
      <ListSubheader sticky>{name}</ListSubheader>
      <List>
        {titles.map((title) => (
          <ListItem key={title}>{title}</ListItem>
        ))}
      </List>
    </ListItem>
  );
}

const scrollStyle = {
  width: 240,
  maxHeight: 200,
  overflow: 'auto',
  borderRadius: 'sm',
};
