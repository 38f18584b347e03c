import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';

export default function ActiveLastBreadcrumb() {
  return (
    <Breadcrumbs aria-label="Path in the manual">
      <Link href="#last-page">Manual</Link>
      <Link href="#last-page">Maintenance</Link>
      <Link href="#last-page" color="text.primary" aria-current="page">
        Change the filter
      </Link>
    </Breadcrumbs>
  );
}
