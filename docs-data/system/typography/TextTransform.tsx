import Box from '@mui/system/Box';

const values = ['none', 'capitalize', 'uppercase', 'lowercase'] as const;

export default function TextTransform() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto auto', gap: 2 }}>
      {values.map((textTransform) => (
        <Box key={textTransform} sx={{ display: 'contents' }}>
          <code>{textTransform}</code>
          <Box sx={{ textTransform }}>Room 4, the Harbor</Box>
        </Box>
      ))}
    </Box>
  );
}
