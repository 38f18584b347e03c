import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import SearchBox from './SearchBox';

export default function SearchAppBar() {
  return (
    <AppBar position="static">
      <Toolbar sx={{ gap: 2 }}>
        <Typography sx={{ flex: '1 0 auto' }}>Star charts</Typography>
        <SearchBox label="Find a star" />
      </Toolbar>
    </AppBar>
  );
}
