import Switch from '@mui/joy/Switch';

export default function SwitchVariables() {
  return <Switch slotProps={{ input: { 'aria-label': 'Radio' } }} />;
}
