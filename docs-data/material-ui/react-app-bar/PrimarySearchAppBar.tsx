import { useState } from 'react';
import MailIcon from '@mui/icons-material/Mail';
import AppBar from '@mui/material/AppBar';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import AccountButton from './AccountButton';
import SearchBox from './SearchBox';

export default function PrimarySearchAppBar() {
  const [unread, setUnread] = useState(3);
  const label = `Messages, ${unread} unread`;
  const read = () => setUnread(0);

  return (
    <AppBar position="static">
      <Toolbar sx={{ justifyContent: 'space-between' }}>
        <SearchBox label="Find a letter" />
        <Box sx={{ flexShrink: 0 }}>
          <IconButton color="inherit" aria-label={label} onClick={read}>
            <Badge badgeContent={unread} color="error">
              <MailIcon />
            </Badge>
          </IconButton>
          <AccountButton />
        </Box>
      </Toolbar>
    </AppBar>
  );
}
