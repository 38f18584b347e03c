/** Pixels of every image for social networks, as these ask for them. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** Address of the image that social networks show for a page. It stays the same when the image changes: links are old. */
export function socialImageUrl(pathname: string): string {
  return `/static/social/pages${pathname.replace(/\/$/, '')}.png`;
}
