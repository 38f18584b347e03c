import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const palette = { clay: 'light-dark(#9c4a1a, #f0a878)' };

const border = {
  transform: (value: unknown) =>
    typeof value === 'number'
      ? `${value}px dashed ${palette.clay}`
      : `${value}`,
};

const theme = {
  ...createTheme({ palette, unstable_sxConfig: { border } }),
  vars: undefined,
};

export default function ChangeTheBehaviorSxProp() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ border: 3, p: 2 }}>Room 4: closed for repairs</Box>
    </ThemeProvider>
  );
}
