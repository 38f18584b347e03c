import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function BreadcrumbsVariables() {
  return (
    <Breadcrumbs aria-label="Needle breadcrumbs">
      <Link href="#BreadcrumbsVariables">Tools</Link>
      <Typography aria-current="page">Needle</Typography>
    </Breadcrumbs>
  );
}
