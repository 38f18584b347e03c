import Box from '@mui/joy/Box';
import Switch, { switchClasses } from '@mui/joy/Switch';

const words = (
  <Box component="span" sx={{ px: 1.25, width: '100%', display: 'flex' }}>
    <span>On</span>
    <Box component="span" sx={{ marginInlineStart: 'auto' }}>
      Off
    </Box>
  </Box>
);

export default function ExampleStrapiSwitch() {
  return (
    <Switch
      slotProps={{
        input: { 'aria-label': 'Comments' },
        track: { children: words },
      }}
      sx={{
        '--Switch-thumbSize': '28px',
        '--Switch-thumbWidth': '44px',
        '--Switch-trackWidth': '92px',
        '--Switch-trackHeight': '34px',
        '--Switch-trackRadius': '6px',
        '--Switch-thumbRadius': '4px',
        [`& .${switchClasses.track}`]: { fontWeight: 'lg' },
      }}
    />
  );
}
