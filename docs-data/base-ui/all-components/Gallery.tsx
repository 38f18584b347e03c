import type { ReactNode } from 'react';
import { styled } from '@mui/system';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: 16,
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li > a': { color: 'inherit' },
});

const Picture = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content)',
  placeContent: 'center',
  blockSize: 160,
  marginBlockEnd: 4,
  paddingInline: 12,
  overflow: 'hidden',
  border: '1px solid light-dark(#d1d5db, #4b5563)',
  borderRadius: 8,
  // Makes room for the width of a whole component.
  '& > *': { zoom: 0.8 },
});

/** A picture of a component: visible, but not interactive. */
const inert: object = { inert: '' };

interface GalleryProps {
  label: string;
  /** The name, relative URL and picture of each component. */
  items: readonly (readonly [name: string, href: string, ReactNode])[];
}

export default function Gallery({ label, items }: GalleryProps) {
  return (
    <List aria-label={label}>
      {items.map(([name, href, picture]) => (
        <li key={name}>
          <Picture {...inert}>{picture}</Picture>
          <a href={href}>{name}</a>
        </li>
      ))}
    </List>
  );
}
