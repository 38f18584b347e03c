import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';

export default function SwitchControl() {
  return (
    <FormControl
      orientation="horizontal"
      sx={{ width: 320, maxWidth: '100%', gap: 2 }}
    >
      <div>
        <FormLabel>Frost warning</FormLabel>
        <FormHelperText sx={{ mt: 0 }}>
          A message in the evening before a cold night.
        </FormHelperText>
      </div>
      <Switch defaultChecked sx={{ marginInlineStart: 'auto' }} />
    </FormControl>
  );
}
