import type { ReactNode } from 'react';
import Box from '@mui/joy/Box';
import { CssVarsProvider } from '@mui/joy/styles';
import { createTheme, THEME_ID, ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const material = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

/**
 * The themes of Joy UI for the field and of Material UI for the calendar.
 * Both read their color scheme from the same attribute of the page.
 */
export default function JoyProviders({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={{ [THEME_ID]: material }}>
      <CssVarsProvider
        attribute="data-mui-color-scheme"
        colorSchemeNode={null}
        storageWindow={null}
      >
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <Box sx={{ p: 2 }}>{children}</Box>
        </LocalizationProvider>
      </CssVarsProvider>
    </ThemeProvider>
  );
}
