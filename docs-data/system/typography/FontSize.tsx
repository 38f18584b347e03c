import Box from '@mui/system/Box';

const values = [14, '1.25rem', 'clamp(1.25rem, 5vw, 2.5rem)'];

export default function FontSize() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {values.map((fontSize) => (
        <Box key={fontSize} sx={{ fontSize, lineHeight: 1.3 }}>
          {fontSize}
        </Box>
      ))}
    </Box>
  );
}
