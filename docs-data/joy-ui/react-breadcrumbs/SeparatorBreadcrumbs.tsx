import KeyboardArrowRightIcon from '@mui/icons-material/KeyboardArrowRight';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

/** Points to the next page in both text directions. */
const arrowStyle = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };

const separators = {
  Buttons: '·',
  Zippers: '—',
  Ribbons: <KeyboardArrowRightIcon sx={arrowStyle} />,
};

export default function SeparatorBreadcrumbs() {
  return (
    <Stack>
      {Object.entries(separators).map(([name, separator]) => (
        <Breadcrumbs
          key={name}
          separator={separator}
          aria-label={`${name} breadcrumbs`}
        >
          <Link href="#SeparatorBreadcrumbs">Notions</Link>
          <Typography aria-current="page">{name}</Typography>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
