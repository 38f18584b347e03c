/** Size of every image for social networks, in pixels, as the networks recommend. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/**
 * Returns the address of a page's image for social networks. It must not depend on the image's content, because shared
 * links keep it.
 */
export function socialImageUrl(pathname: string): string {
  return `/static/social/pages${pathname.replace(/\/$/, '')}.png`;
}
