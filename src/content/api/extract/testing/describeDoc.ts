import type { ApiProp, ComponentApi } from '@/model';

/** Summarizes a component for the reviewed snapshot, one fact per line, without the package's descriptions. */
export function describeDoc(doc: ComponentApi): string {
  const { element = '–', elementAttributes, ref = '–', themeName = '–', polymorphic, plan } = doc;
  return [
    `${doc.pathname} ${doc.imports[0]}`,
    `theme ${themeName}, element ${element} (${elementAttributes} attributes), ref ${ref}`,
    ...(polymorphic ? ['polymorphic'] : []),
    ...(plan ? [`plan ${plan}`] : []),
    ...doc.props.map((prop) => `prop ${describeProp(prop)}`),
    ...doc.inherited.map(({ from, props }) => `from ${from}: ${names(props)}`),
    ...doc.slots.map(
      ({ name, default: element = '–', className = '–', replaceable, plan: needed }) =>
        `slot ${name} ${element} ${className}${replaceable ? '' : ' (style only)'}${needed ? ` (${needed})` : ''}`,
    ),
    ...doc.classes.map(({ key, className }) => `class ${key} ${className}`),
  ].join('\n');
}

function describeProp({ name, type, required, default: value, deprecated, plan }: ApiProp): string {
  const notes = [...(deprecated === undefined ? [] : ['deprecated']), ...(plan ? [plan] : [])];
  const note = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  const initial = value === undefined ? '' : ` = ${oneLine(value)}`;
  return `${name}${required ? '' : '?'}: ${oneLine(type)}${initial}${note}`;
}

function names(props: readonly ApiProp[]): string {
  return props.map(({ name }) => name).join(', ');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
