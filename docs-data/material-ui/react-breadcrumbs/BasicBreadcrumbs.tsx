import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BasicBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Path in the garden shop">
      <Link href="#basics">Garden</Link>
      <Link href="#basics">Tools</Link>
      <Typography>Watering cans</Typography>
    </Breadcrumbs>
  );
}
