import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyButton: {
      defaultProps: { variant: 'soft' },
      styleOverrides: {
        root: ({ ownerState, theme: current }) => ({
          borderRadius: current.vars.radius.xl,
          ...(ownerState.size === 'lg' && { minWidth: 200 }),
        }),
      },
    },
  },
});

export default function ButtonThemes() {
  return (
    <CssVarsProvider theme={theme}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Button size="lg">Call a taxi</Button>
        <Button>Order for later</Button>
        <Button variant="outlined">Cancel</Button>
      </Stack>
    </CssVarsProvider>
  );
}
