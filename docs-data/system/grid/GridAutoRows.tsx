import Box from '@mui/system/Box';

const crops = ['Beans', 'Chard', 'Leeks', 'Onions', 'Peas'];

const bed = {
  border: '1px solid seagreen',
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, seagreen 18%, transparent)',
  px: 1.5,
  py: 1,
};

const garden = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  gridAutoRows: '56px',
  gap: 1,
  p: 1,
  width: 300,
  border: '1px dashed',
};

export default function GridAutoRows() {
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
