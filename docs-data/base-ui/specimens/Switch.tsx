import { Switch } from '@mui/base/Switch';

export default function SwitchSpecimen() {
  return (
    <Switch
      defaultChecked
      slotProps={{ input: { 'aria-label': 'Notifications' } }}
    />
  );
}
