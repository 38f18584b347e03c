import Slider from '@mui/material/Slider';

export default function SxProp() {
  return (
    <Slider
      aria-label="Volume"
      defaultValue={30}
      sx={{ width: 300, maxWidth: '100%', color: 'success.main' }}
    />
  );
}
