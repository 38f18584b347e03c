import ts from '../typescript.js';

/** Returns the name of React's interface that declares an attribute, `React.InputHTMLAttributes`. */
export function interfaceOfAttribute(symbol: ts.Symbol): string {
  const names = interfacesOf(symbol);
  const own = names.find((name) => name.endsWith('HTMLAttributes') && name !== generic);
  return `React.${own ?? names[0] ?? generic}`;
}

/**
 * Returns the element to which attributes belong, judged by the interfaces that declare them; undefined for no
 * attributes.
 */
export function elementOfAttributes(attributes: readonly ts.Symbol[]): string | undefined {
  const names = new Set(attributes.flatMap(interfacesOf));
  if (names.has('SVGAttributes')) return 'svg';
  if (names.has('TextareaHTMLAttributes')) return 'textarea';
  return names.has(generic) ? 'div' : undefined;
}

const generic = 'HTMLAttributes';

function interfacesOf({ declarations = [] }: ts.Symbol): string[] {
  return declarations.flatMap(({ parent }) =>
    ts.isInterfaceDeclaration(parent) ? [parent.name.text] : [],
  );
}
