import CssBaseline from '@mui/material/CssBaseline';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';

const gridTheme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: {
    light: { palette: { primary: { main: '#00695c' } } },
    dark: { palette: { primary: { main: '#4db6ac' } } },
  },
});

const columns = [
  { field: 'guest', headerName: 'Guest', width: 150 },
  { field: 'room', headerName: 'Room', width: 100 },
];

const rows = [
  { id: 1, guest: 'Family Okafor', room: '12' },
  { id: 2, guest: 'Choir of Riga', room: '20' },
  { id: 3, guest: 'Cycling club', room: '21' },
];

export default function CoreV5WithCoreV4() {
  return (
    <ThemeProvider theme={gridTheme}>
      <CssBaseline />
      <Typography component="h3" variant="subtitle1" sx={{ p: 1 }}>
        Arrivals, with a theme of its own
      </Typography>
      <div style={{ height: 300 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          checkboxSelection
          hideFooter
          slotProps={{ main: { 'aria-label': 'Arrivals' } }}
        />
      </div>
    </ThemeProvider>
  );
}
