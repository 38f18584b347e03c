import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useMenuButton } from '../react-menu/useMenuButton';

const pages = ['Program', 'Tickets', 'Visit'];
const wide = { display: { xs: 'none', sm: 'block' } };
const narrow = { display: { xs: 'inline-flex', sm: 'none' } };

export default function ResponsiveAppBar() {
  const { buttonProps, menuProps, close } = useMenuButton();

  const buttons = pages.map((page) => (
    <Button key={page} color="inherit" href="#responsive-navigation">
      {page}
    </Button>
  ));
  const items = pages.map((page) => (
    <MenuItem
      key={page}
      component="a"
      href="#responsive-navigation"
      onClick={close}
    >
      {page}
    </MenuItem>
  ));

  return (
    <AppBar position="static">
      <Toolbar>
        <Typography sx={{ flexGrow: 1 }}>City theater</Typography>
        <Box component="nav" aria-label="City theater" sx={wide}>
          {buttons}
        </Box>
        <Box sx={narrow}>
          <IconButton {...buttonProps} color="inherit" aria-label="Pages">
            <MenuIcon />
          </IconButton>
        </Box>
        <Menu {...menuProps}>{items}</Menu>
      </Toolbar>
    </AppBar>
  );
}
