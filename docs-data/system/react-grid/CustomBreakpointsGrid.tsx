import createTheme, { type Theme } from '@mui/system/createTheme';
import Grid from '@mui/system/Grid';
import ThemeProvider from '@mui/system/ThemeProvider';

// Not needed once your project declares the names.
const values = { balcony: 0, yard: 480, field: 840 } as unknown;

const theme = createTheme({
  breakpoints: { values: values as Theme['breakpoints']['values'] },
});

const size: Record<string, number> = { balcony: 12, yard: 6, field: 4 };

const bed = {
  border: '1px solid olivedrab',
  bgcolor: 'color-mix(in srgb, olivedrab 16%, transparent)',
  p: 1,
  textAlign: 'center',
};

export default function CustomBreakpointsGrid() {
  return (
    <ThemeProvider theme={theme}>
      <Grid container spacing={2} sx={{ width: 1 }}>
        {['Beans', 'Herbs', 'Leeks'].map((name) => (
          <Grid key={name} size={size} sx={bed}>
            {name}
          </Grid>
        ))}
      </Grid>
    </ThemeProvider>
  );
}
