/** Removes the slashes at the ends of a pathname; the root becomes `index`. */
export function trimSlashes(pathname: string): string {
  return pathname.replace(/^\/|\/$/g, '') || 'index';
}

/** Returns the address of a page's Markdown version: `/material-ui/react-button.md`. */
export function markdownVersionUrl(pathname: string): string {
  return `/${trimSlashes(pathname)}.md`;
}
