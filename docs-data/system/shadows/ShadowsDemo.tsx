import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const shadows = [
  'none',
  '0 1px 3px rgb(0 0 0 / 45%)',
  '0 4px 10px rgb(0 0 0 / 40%)',
  '0 12px 28px rgb(0 0 0 / 40%)',
];

// `vars: undefined` ignores the CSS variables of an outer theme.
const theme = { ...createTheme({ shadows }), vars: undefined };

const tile = {
  display: 'grid',
  placeItems: 'center',
  width: 108,
  height: 88,
  borderRadius: 2,
  bgcolor: '#f3e9da',
  color: '#3a2a18',
  fontSize: 14,
};

const table = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: 2, sm: 2.5 },
  p: { xs: 2, sm: 4 },
};

export default function ShadowsDemo() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ ...table, bgcolor: '#c9b79c', borderRadius: 2 }}>
        {shadows.map((name, boxShadow) => (
          <Box key={name} sx={{ ...tile, boxShadow }}>
            boxShadow: {boxShadow}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
