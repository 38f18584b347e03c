import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const ancestors = ['Animals', 'Birds', 'Waders', 'Gulls'];

export default function CollapsedBreadcrumbs() {
  return (
    <Breadcrumbs maxItems={3} aria-label="Path in the species guide">
      {ancestors.map((name) => (
        <Link key={name} href="#collapsed">
          {name}
        </Link>
      ))}
      <Typography>Common gull</Typography>
    </Breadcrumbs>
  );
}
