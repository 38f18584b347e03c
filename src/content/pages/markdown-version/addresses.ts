/** Removes the slashes at the ends of a pathname; the root becomes `index`. */
export function bare(pathname: string): string {
  return pathname.replace(/^\/|\/$/g, '') || 'index';
}

/** Returns the address of a page's Markdown version: `/material-ui/react-button.md`. */
export function markdownVersionUrl(pathname: string): string {
  return `/${bare(pathname)}.md`;
}
