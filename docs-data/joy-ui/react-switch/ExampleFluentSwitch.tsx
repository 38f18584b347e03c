import Switch, { switchClasses, type SwitchProps } from '@mui/joy/Switch';

export default function ExampleFluentSwitch() {
  return (
    <Switch
      variant="outlined"
      slotProps={{ input: { 'aria-label': 'Show the grid lines' } }}
      sx={switchStyle}
    />
  );
}

const switchStyle: SwitchProps['sx'] = {
  '--Switch-trackWidth': '40px',
  '--Switch-trackHeight': '20px',
  '--Switch-thumbSize': '12px',
  '--Switch-thumbBackground': 'var(--joy-palette-text-secondary)',
  '--Switch-trackBorderColor': 'var(--joy-palette-text-secondary)',
  [`&.${switchClasses.checked}`]: {
    '--Switch-trackBackground': 'var(--joy-palette-primary-solidBg)',
    '--Switch-trackBorderColor': 'var(--joy-palette-primary-solidBg)',
    '--Switch-thumbBackground': '#fff',
  },
};
