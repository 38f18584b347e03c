import { useSyncExternalStore } from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import { useColorScheme } from '@mui/joy/styles';

const neverChanges = () => () => {};

export default function ModeToggle() {
  const { mode, setMode } = useColorScheme();
  const mounted = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    <ToggleButtonGroup
      aria-label="Color mode"
      disabled={!mounted}
      value={mounted ? mode : null}
      onChange={(_, value) => value && setMode(value)}
    >
      <Button value="light">Day</Button>
      <Button value="system">System</Button>
      <Button value="dark">Night</Button>
    </ToggleButtonGroup>
  );
}
