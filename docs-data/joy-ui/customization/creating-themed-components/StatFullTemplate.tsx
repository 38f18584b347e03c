import Stack from '@mui/joy/Stack';
import { CssVarsProvider } from '@mui/joy/styles';
import { Stat } from './Stat';
import { theme } from './theme';

export default function StatFullTemplate() {
  return (
    <CssVarsProvider theme={theme}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <Stat value={212} unit="rings banded" />
        <Stat value={31} unit="species" variant="soft" />
      </Stack>
    </CssVarsProvider>
  );
}
