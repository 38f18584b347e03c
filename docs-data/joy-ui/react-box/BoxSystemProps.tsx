import Box from '@mui/joy/Box';

export default function BoxSystemProps() {
  return (
    <Box
      bgcolor="primary.solidBg"
      color="primary.solidColor"
      p={2}
      borderRadius="md"
      maxWidth={280}
    >
      Jupiter rises at 22:10 in the east.
    </Box>
  );
}
