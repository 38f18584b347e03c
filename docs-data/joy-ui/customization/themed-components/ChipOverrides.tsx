import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyChip: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: ({ ownerState }) => ({
          '--Chip-radius': '4px',
          ...(ownerState.color === 'danger' && { borderWidth: 2 }),
        }),
        label: { fontVariantNumeric: 'tabular-nums' },
      },
    },
  },
});

export default function ChipOverrides() {
  return (
    <CssVarsProvider theme={theme}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Chip>Platform 3</Chip>
        <Chip color="success">On time</Chip>
        <Chip color="danger">12 min late</Chip>
        <Chip variant="soft">Restaurant car</Chip>
      </Stack>
    </CssVarsProvider>
  );
}
