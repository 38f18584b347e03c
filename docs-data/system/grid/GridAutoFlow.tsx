import Box from '@mui/system/Box';

const values = ['row', 'column', 'row dense'];

const bed = {
  border: '1px solid seagreen',
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, seagreen 18%, transparent)',
  px: 1.5,
  py: 1,
};

const garden = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 60px)',
  gridTemplateRows: 'repeat(3, 40px)',
  gap: 0.5,
  border: '1px dashed',
};

const beds = ['1', '2', '3', '4'].map((name) => (
  <Box key={name} sx={{ ...bed, ...(name < '3' && { gridColumn: 'span 2' }) }}>
    {name}
  </Box>
));

export default function GridAutoFlow() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {values.map((gridAutoFlow) => (
        <Box key={gridAutoFlow}>
          <code>{gridAutoFlow}</code>
          <Box sx={{ ...garden, gridAutoFlow }}>{beds}</Box>
        </Box>
      ))}
    </Box>
  );
}
