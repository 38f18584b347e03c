import Box from '@mui/system/Box';

const values = ['flex-start', 'center', 'space-between', 'stretch'];

const seat = {
  border: '1px solid mediumpurple',
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, mediumpurple 18%, transparent)',
  width: 44,
  textAlign: 'center',
};

const seats = ['A1', 'A2', 'B1', 'B2'].map((name) => (
  <Box key={name} sx={seat}>
    {name}
  </Box>
));

const frame = { display: 'flex', flexWrap: 'wrap', gap: 0.5 };

export default function AlignContent() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {values.map((alignContent) => (
        <Box key={alignContent} sx={{ width: 130 }}>
          <code>{alignContent}</code>
          <Box sx={{ width: 106, height: 120, border: '1px dashed' }}>
            <Box sx={{ ...frame, alignContent, height: 1 }}>{seats}</Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
