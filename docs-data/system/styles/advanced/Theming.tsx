import { styled, ThemeProvider } from '@mui/system';
import { libraryTheme } from './libraryTheme';

const Loan = styled('p')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(1, 2),
  borderInlineStart: `6px solid ${theme.palette.cover}`,
}));

export default function Theming() {
  return (
    <ThemeProvider theme={libraryTheme}>
      <Loan>Atlas of Lakes, due on May 14</Loan>
    </ThemeProvider>
  );
}
