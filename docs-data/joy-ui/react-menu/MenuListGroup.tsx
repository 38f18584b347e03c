import Divider from '@mui/joy/Divider';
import ListItem from '@mui/joy/ListItem';
import MenuItem from '@mui/joy/MenuItem';
import MenuList from '@mui/joy/MenuList';
import List from '@mui/joy/List';

export default function MenuListGroup() {
  return (
    <MenuList aria-label="Compartment" sx={{ maxWidth: 220 }}>
      <List role="group" aria-label="Light">
        <ListItem role="presentation" sx={{ fontWeight: 'lg' }}>
          Light
        </ListItem>
        <MenuItem>Reading lamp</MenuItem>
        <MenuItem>Night light</MenuItem>
      </List>
      <Divider role="presentation" component="li" />
      <MenuItem>Call the conductor</MenuItem>
    </MenuList>
  );
}
