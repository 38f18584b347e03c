/** An element of a drawing; one without a type is a fragment. */
export interface SvgElement {
  type: unknown;
  props: Readonly<Record<string, unknown>>;
}

/** Names that SVG writes with a hyphen or a colon, and React in camel case. */
const renamed = /^(fill|stroke|stop|clip|flood|xlink)([A-Z])/;

/**
 * An element, or a list of them, as SVG.
 * @throws Error for what is no element of SVG.
 */
export function printSvg(drawing: unknown): string {
  if (Array.isArray(drawing)) return drawing.map(printSvg).join('');
  if (!isElement(drawing)) throw new Error('This is no drawing.');
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
