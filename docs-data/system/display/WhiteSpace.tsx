import Box from '@mui/system/Box';

const values = ['normal', 'nowrap', 'pre-line'] as const;
const address = `Ferry office
Old Harbor, pier 2
open from 06:30 to 21:00`;

const card = {
  border: '1px solid steelblue',
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, steelblue 18%, transparent)',
  width: 200,
  overflow: 'hidden',
  px: 1,
  py: 0.5,
};

export default function WhiteSpace() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {values.map((whiteSpace) => (
        <Box key={whiteSpace}>
          <code>{whiteSpace}</code>
          <Box sx={{ ...card, whiteSpace }}>{address}</Box>
        </Box>
      ))}
    </Box>
  );
}
