import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';

export default function RecipePage() {
  return (
    <>
      <CssBaseline />
      <Container component="main" aria-label="Recipe" sx={{ py: 2 }}>
        <p>
          Stir the dough, then <strong>let it rest for an hour</strong>.
        </p>
        <Button variant="outlined">Start the timer</Button>
      </Container>
    </>
  );
}
