/** Address of the source of a page's demo; below `public/` it is also the path of the file. */
export function demoSourceUrl(pathname: string, name: string): string {
  return `/_demos${pathname}${name}.json`;
}

/** Address of a page's demo alone on a page, for iframes and the full-screen view. */
export function demoFrameUrl(pathname: string, name: string): string {
  return `/demos${pathname}${name}/`;
}
