import Box from '@mui/system/Box';

const values = [1, 1.5, 2];

const label = { border: '1px dashed', p: 1, width: 180 };

export default function LineHeight() {
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start' }}
    >
      {values.map((lineHeight) => (
        <Box key={lineHeight} sx={{ ...label, lineHeight }}>
          <code>{lineHeight}</code>: found in three parts, repaired with gold
          and shown since spring
        </Box>
      ))}
    </Box>
  );
}
