import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const PillBar = styled(AppBar)(({ theme }) => ({
  borderRadius: 32,
  border: `1px solid ${theme.palette.divider}`,
  boxShadow: 'none',
}));

export default function GlassAppBar() {
  return (
    <PillBar position="static" color="transparent">
      <Toolbar>
        <Typography sx={{ flexGrow: 1 }}>Tea house</Typography>
        <Button variant="outlined" color="inherit" sx={{ borderRadius: 20 }}>
          Book a table
        </Button>
      </Toolbar>
    </PillBar>
  );
}
