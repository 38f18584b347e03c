import Switch, { switchClasses, type SwitchProps } from '@mui/joy/Switch';

export default function ExampleChakraSwitch() {
  return (
    <Switch
      slotProps={{ input: { 'aria-label': 'Weekly report' } }}
      sx={switchStyle}
    />
  );
}

const switchStyle: SwitchProps['sx'] = {
  '--Switch-thumbSize': '16px',
  '--Switch-trackWidth': '36px',
  '--Switch-trackHeight': '20px',
  '--Switch-trackRadius': '20px',
  '--Switch-trackBackground': 'var(--joy-palette-neutral-500)',
  '--Switch-thumbBackground': '#fff',
  '&:hover': {
    '--Switch-trackBackground': 'var(--joy-palette-neutral-600)',
  },
  [`&.${switchClasses.checked}`]: {
    '--Switch-trackBackground': 'var(--joy-palette-primary-solidBg)',
    '--Switch-thumbBackground': '#fff',
  },
};
