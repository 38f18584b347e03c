import Box from '@mui/system/Box';

const gaps = [0, 1, 2];

const bed = {
  border: '1px solid seagreen',
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, seagreen 18%, transparent)',
  px: 1.5,
  py: 1,
};

const beds = ['Dill', 'Mint', 'Sage', 'Thyme'].map((herb) => (
  <Box key={herb} sx={bed}>
    {herb}
  </Box>
));

const garden = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  border: '1px dashed',
};

export default function Gap() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {gaps.map((gap) => (
        <Box key={gap}>
          <code>gap: {gap}</code>
          <Box sx={{ ...garden, gap }}>{beds}</Box>
        </Box>
      ))}
    </Box>
  );
}
