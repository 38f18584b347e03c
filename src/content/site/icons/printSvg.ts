/** An element of an icon; one without a type is a fragment. */
export interface SvgElement {
  type: unknown;
  props: Readonly<Record<string, unknown>>;
}

/** Attributes that React writes in camel case, and SVG with a hyphen or a colon. */
const renamed = /^(fill|stroke|stop|clip|flood|xlink)([A-Z])/;

/**
 * Prints an element, or a list of elements, as SVG.
 * @throws Error for anything else.
 */
export function printSvg(drawing: unknown): string {
  if (Array.isArray(drawing)) return drawing.map(printSvg).join('');
  if (!isElement(drawing)) throw new Error('This is not a drawing.');
  const { children, ...attributes } = drawing.props;
  const inside = children === undefined ? '' : printSvg(children);
  if (drawing.type === undefined) return inside;
  if (typeof drawing.type !== 'string') throw new Error('A drawing has elements of SVG only.');
  const start = [drawing.type, ...Object.entries(attributes).map(printAttribute)].join(' ');
  return inside ? `<${start}>${inside}</${drawing.type}>` : `<${start}/>`;
}

function isElement(drawing: unknown): drawing is SvgElement {
  return typeof drawing === 'object' && drawing !== null && 'props' in drawing;
}

function printAttribute([name, value]: [string, unknown]): string {
  const written = name.replace(renamed, (_, start: string, letter: string) => {
    return start + (start === 'xlink' ? ':' : '-') + letter.toLowerCase();
  });
  const text = String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `${written}="${text.replaceAll('<', '&lt;')}"`;
}
