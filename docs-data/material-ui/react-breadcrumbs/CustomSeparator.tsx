import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** Points to the next page in both text directions. */
const arrowStyle = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };
const arrow = <NavigateNextIcon fontSize="small" sx={arrowStyle} />;

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
