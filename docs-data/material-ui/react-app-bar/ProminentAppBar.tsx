import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const tall = { height: 128, alignItems: 'flex-start', py: 2 };
const title = { flexGrow: 1, alignSelf: 'flex-end' };

export default function ProminentAppBar() {
  return (
    <AppBar position="static">
      <Toolbar sx={tall}>
        <Typography variant="h5" component="div" sx={title}>
          Museum of tides
        </Typography>
        <IconButton
          edge="end"
          color="inherit"
          href="#search-field"
          aria-label="Search"
        >
          <SearchIcon />
        </IconButton>
      </Toolbar>
    </AppBar>
  );
}
