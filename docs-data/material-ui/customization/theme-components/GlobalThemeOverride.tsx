import Chip, { chipClasses } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiChip: {
      styleOverrides: {
        root: {
          borderRadius: 4,
          backgroundColor: '#10375c',
          color: '#fff',
          [`& .${chipClasses.icon}`]: { color: '#f9c846' },
        },
        label: { fontWeight: 700 },
      },
    },
  },
});

export default function GlobalThemeOverride() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={1}>
        <Chip icon={<DirectionsBusIcon />} label="Line 12" />
        <Chip label="Every 10 minutes" />
      </Stack>
    </ThemeProvider>
  );
}
