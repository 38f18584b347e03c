import { useRef, useState } from 'react';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

const folders = ['Archive', 'Winter', 'Coats', 'Drafts'];

export default function CondensedBreadcrumbs() {
  const [expanded, setExpanded] = useState(false);
  const root = useRef<HTMLElement>(null);
  const shown = expanded ? folders : folders.slice(0, 1);

  function expand() {
    setExpanded(true);
    // The button that has focus disappears.
    root.current?.querySelector('a')?.focus();
  }

  return (
    <Breadcrumbs ref={root} aria-label="Draft breadcrumbs">
      {shown.map((name) => (
        <Link key={name} href="#CondensedBreadcrumbs">
          {name}
        </Link>
      ))}
      {!expanded && <MoreButton onClick={expand} />}
      <Typography aria-current="page">Raincoat</Typography>
    </Breadcrumbs>
  );
}

function MoreButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      size="sm"
      variant="soft"
      aria-label="Show the folders in between"
      onClick={onClick}
    >
      …
    </Button>
  );
}
