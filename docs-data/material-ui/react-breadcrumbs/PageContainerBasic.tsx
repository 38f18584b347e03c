import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const row = { justifyContent: 'space-between', alignItems: 'center' };

export default function PageContainerBasic() {
  return (
    <Container maxWidth="sm">
      <Breadcrumbs aria-label="Path in the bookkeeping">
        <Link href="#above-a-title">Clients</Link>
        <Typography>Invoices</Typography>
      </Breadcrumbs>
      <Stack direction="row" sx={row}>
        <Typography variant="h5" component="h3">
          Invoices
        </Typography>
        <Button variant="contained">New invoice</Button>
      </Stack>
    </Container>
  );
}
