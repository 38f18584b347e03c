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
  gridTemplateColumns: 'repeat(3, 1fr)',
  columnGap: 1,
  rowGap: 3,
  border: '1px dashed',
};

export default function RowAndColumnGap() {
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
