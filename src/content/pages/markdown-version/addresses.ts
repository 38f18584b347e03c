/** A pathname without the slashes at its ends; `index` for the root. */
export function bare(pathname: string): string {
  return pathname.replace(/^\/|\/$/g, '') || 'index';
}

/** Address of a page's Markdown version: `/material-ui/react-button.md`. */
export function markdownVersionUrl(pathname: string): string {
  return `/${bare(pathname)}.md`;
}
