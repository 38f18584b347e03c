import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { arSD } from '@mui/x-data-grid/locales';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const theme = createTheme(
  {
    direction: 'rtl',
    cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
    colorSchemes: { light: true, dark: true },
  },
  arSD,
);
const cache = createCache({
  key: 'grid-rtl',
  stylisPlugins: [prefixer, rtlPlugin],
});
const columns: GridColDef[] = [
  { field: 'city', headerName: 'المدينة', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'البلد', flex: 1, minWidth: 140 },
  { field: 'nights', headerName: 'الليالي', type: 'number', width: 120 },
];
const rows = [
  { id: 1, city: 'مراكش', country: 'المغرب', nights: 3 },
  { id: 2, city: 'عمّان', country: 'الأردن', nights: 2 },
  { id: 3, city: 'مسقط', country: 'عُمان', nights: 5 },
];

export default function DataGridRTL() {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <div dir="rtl" lang="ar" style={{ height: 300 }}>
          <DataGrid
            rows={rows}
            columns={columns}
            slotProps={{ main: { 'aria-label': 'محطات الرحلة' } }}
          />
        </div>
      </ThemeProvider>
    </CacheProvider>
  );
}
