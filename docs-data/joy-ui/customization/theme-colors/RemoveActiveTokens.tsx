import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const none = {
  plainActiveBg: undefined,
  outlinedActiveBg: undefined,
  softActiveBg: undefined,
  softActiveColor: undefined,
  solidActiveBg: undefined,
};
const palette = { primary: none, neutral: none };

const theme = extendTheme({
  colorSchemes: { light: { palette }, dark: { palette } },
  components: {
    JoyButton: {
      styleOverrides: { root: { '&:active': { opacity: 0.7 } } },
    },
  },
});

export default function RemoveActiveTokens() {
  return (
    <CssVarsProvider theme={theme}>
      <Stack direction="row" spacing={2}>
        <Button>Press and hold</Button>
        <Button variant="soft">Or this one</Button>
      </Stack>
    </CssVarsProvider>
  );
}
