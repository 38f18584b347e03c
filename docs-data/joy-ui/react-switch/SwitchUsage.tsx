import Switch from '@mui/joy/Switch';

export default function SwitchUsage() {
  return (
    <Switch
      defaultChecked
      color="primary"
      slotProps={{ input: { 'aria-label': 'Night light' } }}
    />
  );
}
