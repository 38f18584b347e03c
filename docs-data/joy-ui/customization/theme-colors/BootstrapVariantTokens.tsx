import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const solid = {
  solidBg: '#0a5c63',
  solidHoverBg: '#08494f',
  solidActiveBg: '#06383c',
};
const outlined = {
  outlinedBorder: '#0a5c63',
  outlinedColor: '#0a5c63',
  outlinedHoverBg: '#e3f3f4',
};
const onDark = { outlinedColor: '#a9dfe3', outlinedHoverBg: '#0d3539' };

const dark = '[data-mui-color-scheme="dark"], [data-joy-color-scheme="dark"]';

const theme = extendTheme({
  cssVarPrefix: 'ferry',
  getSelector: (scheme) => (scheme === 'dark' ? dark : ':root'),
  colorSchemes: {
    light: { palette: { primary: { ...solid, ...outlined } } },
    dark: { palette: { primary: { ...solid, ...outlined, ...onDark } } },
  },
});

export default function BootstrapVariantTokens() {
  return (
    <CssVarsProvider theme={theme}>
      <Stack
        direction="row"
        spacing={2}
        sx={{ justifyContent: 'center', p: 2 }}
      >
        <Button>Board</Button>
        <Button variant="outlined">Timetable</Button>
      </Stack>
    </CssVarsProvider>
  );
}
