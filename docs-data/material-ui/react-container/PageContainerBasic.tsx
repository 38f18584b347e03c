import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const path = (
  <Breadcrumbs aria-label="Breadcrumb">
    <Link href="#handbook">Handbook</Link>
    <Typography aria-current="page">First aid</Typography>
  </Breadcrumbs>
);

const heading = (
  <Stack
    direction="row"
    useFlexGap
    spacing={1}
    sx={{ flexWrap: 'wrap', justifyContent: 'space-between' }}
  >
    <Typography variant="h4" component="h1">
      First aid
    </Typography>
    <Button variant="outlined">Print</Button>
  </Stack>
);

export default function PageContainerBasic() {
  return (
    <>
      <CssBaseline />
      <Container
        component="main"
        aria-label="First aid"
        maxWidth="md"
        sx={{ py: 3 }}
      >
        <Stack spacing={2}>
          {path}
          {heading}
          <Typography>Call for help before you begin.</Typography>
        </Stack>
      </Container>
    </>
  );
}
