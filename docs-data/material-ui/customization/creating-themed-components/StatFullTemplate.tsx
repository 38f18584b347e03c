import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { Stat } from './Stat';

// In a project, use the first argument, and declare the component's types.
const theme = createTheme(
  {},
  {
    components: {
      MuiStat: {
        defaultProps: { variant: 'outlined' },
        styleOverrides: {
          root: { backgroundColor: '#fff8e1', color: '#4e342e' },
          value: { fontWeight: 700 },
        },
      },
    },
  },
);

export default function StatFullTemplate() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <Stat value={184} unit="loaves a day" />
        <Stat value={12} unit="kinds of bread" variant="plain" />
      </Stack>
    </ThemeProvider>
  );
}
