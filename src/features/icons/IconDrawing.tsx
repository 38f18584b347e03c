/** Renders an icon in the text color. Hidden from screen readers: its name is next to it. */
export function IconDrawing({ markup, size }: { markup: string; size: number }) {
  return (
    <svg
      aria-hidden
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

/** Returns the text of an SVG file with the icon. */
export function printIcon(markup: string): string {
  const namespaces = markup.includes('xlink:') ? ' xmlns:xlink="http://www.w3.org/1999/xlink"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg"${namespaces} width="24" height="24" viewBox="0 0 24 24" fill="currentColor">${markup}</svg>`;
}
