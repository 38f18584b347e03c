import Box from '@mui/system/Box';

const crops = ['Beans', 'Chard', 'Leeks', 'Onions', 'Peas', 'Squash'];

const bed = {
  border: '1px solid seagreen',
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, seagreen 18%, transparent)',
  px: 1.5,
  py: 1,
};

const garden = {
  display: 'grid',
  gridTemplateColumns: {
    xs: '1fr',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
  },
  gap: 1,
  p: 1,
  flex: 1,
  border: '1px dashed',
};

export default function GridTemplateColumns() {
  return (
    <Box sx={garden}>
      {crops.map((crop) => (
        <Box key={crop} sx={bed}>
          {crop}
        </Box>
      ))}
    </Box>
  );
}
