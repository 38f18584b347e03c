import MailIcon from '@mui/icons-material/Mail';
import AppBar from '@mui/material/AppBar';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import AccountButton from './AccountButton';
import SearchBox from './SearchBox';

export default function PrimarySearchAppBar() {
  return (
    <AppBar position="static">
      <Toolbar sx={{ justifyContent: 'space-between' }}>
        <SearchBox label="Find a letter" />
        <Box sx={{ flexShrink: 0 }}>
          <IconButton color="inherit" aria-label="Messages, 3 unread">
            <Badge badgeContent={3} color="error">
              <MailIcon />
            </Badge>
          </IconButton>
          <AccountButton />
        </Box>
      </Toolbar>
    </AppBar>
  );
}
