import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import Switch from '@mui/joy/Switch';

const icons = (
  <>
    <CheckIcon sx={{ marginInlineStart: '4px' }} />
    <CloseIcon sx={{ marginInlineEnd: '4px' }} />
  </>
);

export default function ExampleTrackChild() {
  return (
    <Switch
      size="lg"
      slotProps={{
        input: { 'aria-label': 'Accept new orders' },
        track: { children: icons },
      }}
      sx={{
        '--Switch-thumbSize': '20px',
        '--Switch-trackWidth': '52px',
        '--Switch-trackHeight': '26px',
        '--Icon-fontSize': '16px',
      }}
    />
  );
}
