import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function DenseAppBar() {
  return (
    <AppBar position="static" color="default">
      <Toolbar variant="dense">
        <Typography sx={{ flexGrow: 1 }}>score-04.mxl</Typography>
        <Button color="inherit" size="small">
          Print
        </Button>
      </Toolbar>
    </AppBar>
  );
}
