import createTheme from '@mui/system/createTheme';
import styled from '@mui/system/styled';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  spacing: 6,
  palette: { station: { main: '#0b5c63', text: '#ffffff' } },
});

const Station = styled('div')(
  ({ theme: { palette, spacing, breakpoints } }) => ({
    backgroundColor: palette.station.main,
    color: palette.station.text,
    padding: spacing(2, 4),
    [breakpoints.up('sm')]: { padding: spacing(3, 8) },
  }),
);

export default function ThemeUsage() {
  return (
    <ThemeProvider theme={theme}>
      <Station>Old Mill, 5 bikes</Station>
    </ThemeProvider>
  );
}
