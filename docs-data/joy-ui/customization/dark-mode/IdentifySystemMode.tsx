import { useSyncExternalStore } from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { useColorScheme } from '@mui/joy/styles';

const neverChanges = () => () => {};

export default function IdentifySystemMode() {
  const { mode, systemMode, setMode } = useColorScheme();
  const mounted = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const follows = mounted && mode === 'system';
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start', width: 280 }}>
      <Button disabled={!mounted} onClick={() => setMode('system')}>
        Follow the system
      </Button>
      <Typography role="status">
        {follows ? `The system is ${systemMode}.` : 'You have chosen a mode.'}
      </Typography>
    </Stack>
  );
}
