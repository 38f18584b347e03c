import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import MenuItem from '@mui/material/MenuItem';
import { ThemeProvider } from '@mui/material/styles';
import TablePagination, {
  tablePaginationClasses,
} from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import { createLocaleTheme, locales, type Locale } from './localeTheme';

const items = Object.keys(locales).map((name) => (
  <MenuItem key={name} value={name}>
    {name}
  </MenuItem>
));

const wrapped = {
  [`& .${tablePaginationClasses.toolbar}`]: { flexWrap: 'wrap', px: 0 },
  [`& .${tablePaginationClasses.spacer}`]: { display: 'none' },
};

export default function Locales() {
  const [locale, setLocale] = useState<Locale>('fiFI');
  const [pages, setPages] = useState({ page: 1, rowsPerPage: 10 });
  const theme = useMemo(() => createLocaleTheme(locale), [locale]);

  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Box sx={{ maxWidth: 480, mx: 'auto', p: 2 }}>
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
          count={2000}
          onPageChange={(_event, page) => setPages({ ...pages, page })}
          onRowsPerPageChange={({ target }) =>
            setPages({ page: 0, rowsPerPage: Number(target.value) })
          }
          sx={wrapped}
        />
      </Box>
    </ThemeProvider>
  );
}
