import Box from '@mui/system/Box';

export default function BoxBasic() {
  return (
    <Box component="section" sx={{ p: 2, border: '1px dashed' }}>
      Summit station, −4 °C
    </Box>
  );
}
