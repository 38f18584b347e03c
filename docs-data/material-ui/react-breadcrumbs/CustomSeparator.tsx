import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const arrow = <NavigateNextIcon fontSize="small" />;

export default function CustomSeparator() {
  return (
    <Stack spacing={2}>
      <Breadcrumbs separator="›" aria-label="Path in the atlas">
        <Link href="#separator">Europe</Link>
        <Link href="#separator">Norway</Link>
        <Typography>Lofoten</Typography>
      </Breadcrumbs>
      <Breadcrumbs separator={arrow} aria-label="Path in the archive">
        <Link href="#separator">Letters</Link>
        <Link href="#separator">1912</Link>
        <Typography>May</Typography>
      </Breadcrumbs>
    </Stack>
  );
}
