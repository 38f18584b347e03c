import { type MouseEvent, useState } from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { crumbsOf } from './crumbsOf';

export default function RouterBreadcrumbs() {
  const [path, setPath] = useState('/rooms/second-floor/balcony');
  const crumbs = crumbsOf(path);

  // Your router does this: it follows plain clicks without a page load.
  const follow = (event: MouseEvent, href: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setPath(href);
  };

  return (
    <Breadcrumbs aria-label="Path in the hotel">
      {crumbs.map(({ href, title }) =>
        href === path ? (
          <Typography key={href}>{title}</Typography>
        ) : (
          <Link
            key={href}
            href={`?path=${href}`}
            onClick={(event: MouseEvent) => follow(event, href)}
          >
            {title}
          </Link>
        ),
      )}
    </Breadcrumbs>
  );
}
