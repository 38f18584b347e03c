import Box from '@mui/system/Box';

const reading = {
  display: 'block',
  width: { xs: 160, sm: 240 },
  p: 2,
  borderRadius: 2,
  border: '1px solid steelblue',
  bgcolor: 'color-mix(in srgb, steelblue 16%, transparent)',
  color: 'inherit',
  '&:hover, &:focus-visible': { borderStyle: 'dashed' },
};

export default function BoxSx() {
  return (
    <Box component="a" href="#BoxSx" sx={reading}>
      Summit station, −4 °C
    </Box>
  );
}
