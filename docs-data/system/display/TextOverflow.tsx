import Box from '@mui/system/Box';

const values = ['clip', 'ellipsis'] as const;

const destination = {
  border: '1px solid steelblue',
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, steelblue 18%, transparent)',
  width: 200,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  px: 1,
  py: 0.5,
};

export default function TextOverflow() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {values.map((textOverflow) => (
        <Box key={textOverflow}>
          <code>{textOverflow}</code>
          <Box sx={{ ...destination, textOverflow }}>
            Lighthouse Point by way of Mill Island
          </Box>
        </Box>
      ))}
    </Box>
  );
}
