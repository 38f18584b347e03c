import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: 2,
  width: '100%',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& .picture': {
    display: 'grid',
    // A picture is never wider than its frame.
    gridTemplateColumns: 'minmax(0, 1fr)',
    placeItems: 'center',
    height: 144,
    mb: 0.5,
    px: 1,
    overflow: 'hidden',
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: 1,
  },
};

/** A picture can be seen, but not used: users don't reach what is in it. */
const inert: object = { inert: '' };

interface GalleryProps {
  label: string;
  /** Name, page and picture of each component. */
  items: readonly (readonly [name: string, page: string, ReactNode])[];
}

export default function Gallery({ label, items }: GalleryProps) {
  return (
    <Box component="ul" aria-label={label} sx={grid}>
      {items.map(([name, page, picture]) => (
        <li key={name}>
          <div className="picture" {...inert}>
            {picture}
          </div>
          <Link href={`/material-ui/${page}/`}>{name}</Link>
        </li>
      ))}
    </Box>
  );
}
