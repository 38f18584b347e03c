import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme();

theme.typography.h3 = {
  ...theme.typography.h3,
  fontSize: '1.5rem',
  [theme.breakpoints.up('sm')]: { fontSize: '2rem' },
  [theme.breakpoints.up('md')]: { fontSize: '3rem' },
};

export default function CustomResponsiveFontSizes() {
  return (
    <ThemeProvider theme={theme}>
      <Typography variant="h3" component="p">
        Lighthouse open on Sundays
      </Typography>
    </ThemeProvider>
  );
}
