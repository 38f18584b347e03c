import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function BreadcrumbsUsage() {
  return (
    <Breadcrumbs aria-label="Fabric breadcrumbs">
      <Link href="#BreadcrumbsUsage">Fabrics</Link>
      <Typography aria-current="page">Wool</Typography>
    </Breadcrumbs>
  );
}
