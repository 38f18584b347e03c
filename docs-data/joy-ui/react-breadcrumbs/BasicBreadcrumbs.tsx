import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function BasicBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Pattern breadcrumbs">
      <Link href="#BasicBreadcrumbs">Patterns</Link>
      <Link href="#BasicBreadcrumbs">Coats</Link>
      <Typography aria-current="page">Raincoat</Typography>
    </Breadcrumbs>
  );
}
