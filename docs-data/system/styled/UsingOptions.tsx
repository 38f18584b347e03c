import createTheme from '@mui/system/createTheme';
import styled from '@mui/system/styled';
import ThemeProvider from '@mui/system/ThemeProvider';

const Station = styled('div', {
  name: 'CityStation',
  slot: 'Root',
  shouldForwardProp: (prop) => prop !== 'supply' && prop !== 'sx',
})<{ supply: 'good' | 'low' }>({
  display: 'inline-block',
  border: '2px solid currentColor',
  margin: 8,
  padding: '12px 24px',
  variants: [{ props: { supply: 'low' }, style: { borderStyle: 'dashed' } }],
});

const theme = createTheme({
  components: {
    CityStation: { styleOverrides: { root: { borderRadius: 999 } } },
  },
});

export default function UsingOptions() {
  return (
    <ThemeProvider theme={theme}>
      <Station supply="good">Old Mill, 5 bikes</Station>
      <Station supply="low">Fish Market, 1 bike</Station>
    </ThemeProvider>
  );
}
