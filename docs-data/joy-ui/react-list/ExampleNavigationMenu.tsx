import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/joy/Box';
import Dropdown from '@mui/joy/Dropdown';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const courses = ['Pottery', 'Weaving', 'Bookbinding'];

export default function ExampleNavigationMenu() {
  return (
    <Box component="nav" aria-label="School of crafts">
      <List orientation="horizontal">
        <ListItem>
          <ListItemButton component="a" href="#navigation-menu">
            Home
          </ListItemButton>
        </ListItem>
        <ListItem>
          <CoursesMenu />
        </ListItem>
      </List>
    </Box>
  );
}

function CoursesMenu() {
  return (
    <Dropdown>
      <MenuButton variant="plain" endDecorator={<ArrowDropDownIcon />}>
        Courses
      </MenuButton>
      <Menu aria-label="Courses">
        {courses.map((course) => (
          <MenuItem key={course} component="a" href="#navigation-menu">
            {course}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
