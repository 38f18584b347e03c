import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';

export default function FixedContainer() {
  return (
    <>
      <CssBaseline />
      <Container fixed>
        <Box sx={{ height: 160, p: 2, bgcolor: 'action.selected' }}>
          Handbook for volunteers
        </Box>
      </Container>
    </>
  );
}
