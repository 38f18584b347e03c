import Box from '@mui/system/Box';

const stops = ['07:10 Old Harbor', '07:35 Mill Island', '08:05 North Quay'];

const stop = {
  display: 'block',
  border: '1px solid steelblue',
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, steelblue 18%, transparent)',
  px: 2,
  py: 1,
  mb: 1,
};

export default function Block() {
  return (
    <Box sx={{ width: 360, maxWidth: '100%' }}>
      {stops.map((name) => (
        <Box component="span" key={name} sx={stop}>
          {name}
        </Box>
      ))}
    </Box>
  );
}
