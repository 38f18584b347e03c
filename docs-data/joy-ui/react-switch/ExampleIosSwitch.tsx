import Switch, { switchClasses, type SwitchProps } from '@mui/joy/Switch';

export default function ExampleIosSwitch() {
  return (
    <Switch
      color="success"
      defaultChecked
      slotProps={{ input: { 'aria-label': 'Airplane mode' } }}
      sx={switchStyle}
    />
  );
}

const switchStyle: SwitchProps['sx'] = {
  '--Switch-trackWidth': '50px',
  '--Switch-trackHeight': '30px',
  '--Switch-trackRadius': '30px',
  '--Switch-thumbSize': '26px',
  '--Switch-thumbShadow': '0 3px 6px rgba(0 0 0 / 0.25)',
  [`& .${switchClasses.thumb}`]: { transition: 'left 200ms' },
  '@media (prefers-reduced-motion: reduce)': {
    [`& .${switchClasses.thumb}`]: { transition: 'none' },
  },
};
