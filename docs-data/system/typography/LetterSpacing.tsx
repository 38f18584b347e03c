import Box from '@mui/system/Box';

const values = ['-0.05em', 'normal', '0.2em'];

export default function LetterSpacing() {
  return (
    <Box sx={{ display: 'grid', gap: 1, fontSize: 18 }}>
      {values.map((letterSpacing) => (
        <Box key={letterSpacing} sx={{ letterSpacing }}>
          ROOM 4: {letterSpacing}
        </Box>
      ))}
    </Box>
  );
}
