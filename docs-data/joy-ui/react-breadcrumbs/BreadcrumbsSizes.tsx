import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const yarns = { sm: 'Silk', md: 'Cotton', lg: 'Wool' } as const;

export default function BreadcrumbsSizes() {
  return (
    <Stack>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Breadcrumbs
          key={size}
          size={size}
          aria-label={`${yarns[size]} breadcrumbs`}
        >
          <Link href="#BreadcrumbsSizes">Yarn</Link>
          <Typography aria-current="page">{yarns[size]}</Typography>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
