import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';

export default function BreadcrumbsSpecimen() {
  return (
    <Breadcrumbs aria-label="Place">
      <Link href="#breadcrumbs">Home</Link>
      <span>Here</span>
    </Breadcrumbs>
  );
}
