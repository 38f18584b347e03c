const styleElement = /<style data-emotion="[^"]*"[^>]*>([\s\S]*?)<\/style>/g;

/** Takes the style elements of global styles out of rendered markup: in the browser the same tree renders none. */
export function takeStyles(rendered: string): { markup: string; styles: string[] } {
  const styles: string[] = [];
  const markup = rendered.replace(styleElement, (_element, css: string) => {
    styles.push(css);
    return '';
  });
  return { markup, styles };
}
