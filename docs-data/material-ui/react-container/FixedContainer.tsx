import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';

const box = { my: 1, p: 2, bgcolor: 'action.selected' };

export default function FixedContainer() {
  return (
    <>
      <CssBaseline />
      <Container fixed>
        <Box sx={box}>Fixed</Box>
      </Container>
      <Container>
        <Box sx={box}>Fluid</Box>
      </Container>
    </>
  );
}
