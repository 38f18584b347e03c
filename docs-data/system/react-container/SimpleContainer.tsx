import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

const article = {
  border: '1px solid seagreen',
  bgcolor: 'color-mix(in srgb, seagreen 14%, transparent)',
  p: 2,
};

export default function SimpleContainer() {
  return (
    <Container maxWidth="sm" sx={{ border: '1px dashed', my: 3 }}>
      <Box sx={article}>The harbor council votes on the new ferry pier</Box>
    </Container>
  );
}
