import CheckroomIcon from '@mui/icons-material/Checkroom';
import HomeIcon from '@mui/icons-material/Home';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function BreadcrumbsWithIcon() {
  return (
    <Breadcrumbs aria-label="Jacket breadcrumbs">
      <Link href="#BreadcrumbsWithIcon" aria-label="Home">
        <HomeIcon />
      </Link>
      <Link href="#BreadcrumbsWithIcon" startDecorator={<CheckroomIcon />}>
        Clothes
      </Link>
      <Typography aria-current="page">Jacket</Typography>
    </Breadcrumbs>
  );
}
