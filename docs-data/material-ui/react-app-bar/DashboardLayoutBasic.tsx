import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import type { Theme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import PageLinks from './PageLinks';
import Tides from './Tides';

const aboveDrawer = {
  zIndex: ({ zIndex }: Theme) => zIndex.drawer + 1,
};
const aside = {
  width: 200,
  display: { xs: 'none', sm: 'block' },
  [`& .${drawerClasses.paper}`]: { width: 200 },
};

export default function DashboardLayoutBasic() {
  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar component="div" sx={aboveDrawer}>
        <Toolbar>
          <Typography variant="h6" component="div">
            Harbor office
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer variant="permanent" sx={aside}>
        <Toolbar />
        <PageLinks pages={['Berths', 'Tides', 'Invoices']} />
      </Drawer>
      <div>
        <Toolbar />
        <Tides />
      </div>
    </Box>
  );
}
