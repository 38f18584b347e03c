import { useSyncExternalStore } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';
import { useColorScheme } from '@mui/joy/styles';

const neverChanges = () => () => {};

/** The server doesn't know the mode, so the switch shows it after hydration. */
export default function ModeSwitch() {
  const { mode, setMode } = useColorScheme();
  const mounted = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

  return (
    <FormControl orientation="horizontal">
      <FormLabel>Dark mode</FormLabel>
      <Switch
        disabled={!mounted}
        checked={mounted && mode === 'dark'}
        onChange={(event) => setMode(event.target.checked ? 'dark' : 'light')}
      />
    </FormControl>
  );
}
