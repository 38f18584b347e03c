import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const tall = { height: 128, alignItems: 'flex-start', py: 2 };

export default function ProminentAppBar() {
  return (
    <AppBar position="static">
      <Toolbar sx={tall}>
        <Typography
          variant="h5"
          component="div"
          sx={{ flexGrow: 1, alignSelf: 'flex-end' }}
        >
          Museum of tides
        </Typography>
        <IconButton edge="end" color="inherit" aria-label="Search">
          <SearchIcon />
        </IconButton>
      </Toolbar>
    </AppBar>
  );
}
