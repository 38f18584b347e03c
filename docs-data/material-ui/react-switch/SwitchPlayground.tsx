import Switch from '@mui/material/Switch';

export default function SwitchPlayground() {
  return <Switch defaultChecked inputProps={{ 'aria-label': 'Flight mode' }} />;
}
