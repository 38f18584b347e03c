import Box from '@mui/joy/Box';

export default function BoxBasic() {
  return (
    <Box component="section" sx={{ p: 2, border: '1px dashed' }}>
      The observatory is open tonight from 21:00.
    </Box>
  );
}
