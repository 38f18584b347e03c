import type { AnchorHTMLAttributes } from 'react';

/** Stands for `next/link`. */
export default function Link(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...props}>{props.children}</a>;
}
