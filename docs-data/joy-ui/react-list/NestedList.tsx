import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';

export default function NestedList() {
  return (
    <List aria-label="Crates" sx={{ maxWidth: 240 }}>
      <ListItem nested>
        <ListSubheader>Kitchen</ListSubheader>
        <List marker="disc">
          <ListItem>Pots</ListItem>
          <ListItem>Cutlery</ListItem>
        </List>
      </ListItem>
      <ListItem nested>
        <ListSubheader>Bathroom</ListSubheader>
        <List marker="disc">
          <ListItem>Towels</ListItem>
        </List>
      </ListItem>
    </List>
  );
}
