import { type MouseEvent, useState } from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
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
      {crumbs.map(({ href, title }) => (
        <Link
          key={href}
          href={`?path=${href}`}
          color={href === path ? 'text.primary' : 'primary'}
          aria-current={href === path ? 'page' : undefined}
          onClick={(event: MouseEvent) => follow(event, href)}
        >
          {title}
        </Link>
      ))}
    </Breadcrumbs>
  );
}
