import type { AnchorHTMLAttributes } from 'react';

/** Replaces `next/link`. */
export default function Link(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...props}>{props.children}</a>;
}
