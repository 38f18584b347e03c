import { useMemo, useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TablePagination, {
  tablePaginationClasses,
} from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import { deDE, enUS, esES, fiFI, jaJP } from '@mui/material/locale';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const locales = { deDE, enUS, esES, fiFI, jaJP };

type Locale = keyof typeof locales;

const items = Object.keys(locales).map((name) => (
  <MenuItem key={name} value={name}>
    {name}
  </MenuItem>
));

const pages = { count: 2000, page: 1, rowsPerPage: 10 };

const wrapped = {
  [`& .${tablePaginationClasses.toolbar}`]: { flexWrap: 'wrap', px: 0 },
  [`& .${tablePaginationClasses.spacer}`]: { display: 'none' },
};

export default function Locales() {
  const [locale, setLocale] = useState<Locale>('fiFI');
  const theme = useMemo(() => createTheme({}, locales[locale]), [locale]);

  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2, width: 480, maxWidth: '100%' }}>
        <TextField
          select
          label="Locale"
          value={locale}
          onChange={(event) => setLocale(event.target.value as Locale)}
          sx={{ width: 160 }}
        >
          {items}
        </TextField>
        <TablePagination
          {...pages}
          component="div"
          sx={wrapped}
          onPageChange={() => undefined}
        />
      </Paper>
    </ThemeProvider>
  );
}
