import Switch, { switchClasses, type SwitchProps } from '@mui/joy/Switch';

export default function ExampleTailwindSwitch() {
  return (
    <Switch
      defaultChecked
      slotProps={{ input: { 'aria-label': 'Public profile' } }}
      sx={switchStyle}
    />
  );
}

const switchStyle: SwitchProps['sx'] = {
  '--Switch-thumbSize': '28px',
  '--Switch-trackWidth': '46px',
  '--Switch-trackHeight': '16px',
  '--Switch-thumbOffset': '-4px',
  '--Switch-thumbShadow': '0 1px 4px rgba(0 0 0 / 0.4)',
  '--Switch-thumbBackground': '#fff',
  '&:hover': { '--Switch-thumbBackground': '#fff' },
  [`&.${switchClasses.checked}`]: {
    '--Switch-thumbBackground': '#fff',
    '&:hover': { '--Switch-thumbBackground': '#fff' },
  },
};
