import { styled, ThemeProvider, type Theme } from '@mui/system';
import { libraryTheme } from './libraryTheme';

const Loan = styled('p')(({ theme }) => ({
  margin: theme.spacing(1),
  padding: theme.spacing(1),
  border: `2px solid ${theme.palette.cover}`,
}));

const lateTheme = (outer: Theme): Theme => ({
  ...outer,
  palette: { ...outer.palette, cover: outer.palette.late },
});

export default function ThemeNesting() {
  return (
    <ThemeProvider theme={libraryTheme}>
      <Loan>Atlas of Lakes</Loan>
      <ThemeProvider theme={lateTheme}>
        <Loan>Birds at Night (late)</Loan>
      </ThemeProvider>
    </ThemeProvider>
  );
}
