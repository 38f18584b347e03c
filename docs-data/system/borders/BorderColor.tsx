import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const palette = {
  ink: { main: 'steelblue' },
  wax: { main: 'crimson' },
  divider: 'gray',
};

// `vars: undefined` ignores the CSS variables of an outer theme.
const theme = { ...createTheme({ palette }), vars: undefined };

const tokens = ['ink.main', 'wax.main', 'divider', 'currentColor'];

export default function BorderColor() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {tokens.map((borderColor) => (
          <Box key={borderColor} sx={{ border: 3, borderColor, p: 2 }}>
            {borderColor}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
