import Switch, { switchClasses } from '@mui/joy/Switch';

export default function ExampleMantineSwitch() {
  return (
    <Switch
      variant="soft"
      slotProps={{
        input: { 'aria-label': 'Snap to the beat' },
        thumb: ({ checked }) => ({ children: checked ? '✓' : '×' }),
      }}
      sx={{
        '--Switch-thumbSize': '22px',
        '--Switch-trackWidth': '60px',
        '--Switch-trackHeight': '28px',
        '--Switch-trackRadius': '4px',
        '--Switch-thumbRadius': '2px',
        [`& .${switchClasses.thumb}`]: { fontSize: 'md', lineHeight: 1 },
      }}
    />
  );
}
