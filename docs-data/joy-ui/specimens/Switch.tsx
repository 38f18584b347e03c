import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';

export default function SwitchSpecimen() {
  return (
    <FormControl>
      <FormLabel>Notifications</FormLabel>
      <Switch defaultChecked startDecorator="Off" endDecorator="On" />
    </FormControl>
  );
}
