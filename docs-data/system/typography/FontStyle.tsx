import Box from '@mui/system/Box';

const values = ['normal', 'italic'];

export default function FontStyle() {
  return (
    <Box sx={{ display: 'grid', gap: 1, fontFamily: 'Georgia, serif' }}>
      {values.map((fontStyle) => (
        <Box key={fontStyle} sx={{ fontStyle, fontSize: 20 }}>
          Bowl with herons: {fontStyle}
        </Box>
      ))}
    </Box>
  );
}
