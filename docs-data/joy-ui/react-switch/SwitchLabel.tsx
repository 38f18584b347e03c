import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function SwitchLabel() {
  return (
    <Typography component="label" endDecorator={<Switch />}>
      Play the next episode
    </Typography>
  );
}
