import Box from '@mui/system/Box';

export default function BoxSystemProps() {
  return (
    <Box display="flex" gap={3} p={2} border="1px dashed">
      <Box flexGrow={1}>Summit station</Box>
      <Box fontWeight={700}>−4 °C</Box>
    </Box>
  );
}
