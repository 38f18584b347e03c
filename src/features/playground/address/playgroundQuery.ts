import type { PlaygroundControl, PlaygroundValue, PlaygroundValues } from '@/model';

/** Returns a query with a playground's values, `?ButtonUsage=variant:contained,disabled`; other parameters are kept. */
export function writeQuery(search: string, id: string, values: PlaygroundValues): string {
  const others = partsOf(search).filter((part) => nameOf(part) !== id);
  const own = Object.entries(values).map(([name, value]) =>
    value === true ? encode(name) : `${encode(name)}:${encode(String(value))}`,
  );
  const all = own.length > 0 ? [...others, `${encode(id)}=${own.join(',')}`] : others;
  return all.length > 0 ? `?${all.join('&')}` : '';
}

/** Reads the values of a playground from a query; values that no control can have are left out. */
export function readQuery(
  search: string,
  id: string,
  controls: readonly PlaygroundControl[],
): PlaygroundValues {
  const own = partsOf(search).find((part) => nameOf(part) === id) ?? '';
  const pairs = own.slice(own.indexOf('=') + 1).split(',');
  return Object.fromEntries(
    pairs.flatMap((pair) => {
      const [name = '', ...rest] = pair.split(':').map(decode);
      const control = controls.find((one) => one.name === name);
      const value = control && readValue(control, rest.length > 0 ? rest.join(':') : undefined);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function readValue(control: PlaygroundControl, text?: string): PlaygroundValue | undefined {
  if (control.kind === 'switch') {
    return text === undefined || text === 'true' ? true : text === 'false' ? false : undefined;
  }
  if (text === undefined) return undefined;
  if (control.options) return control.options.find((option) => String(option) === text);
  if (control.kind === 'text') return text;
  const { min = -Infinity, max = Infinity } = control;
  const number = text.trim() === '' ? NaN : Number(text);
  return Number.isFinite(number) ? Math.min(Math.max(number, min), max) : undefined;
}

function partsOf(search: string): string[] {
  return search.replace(/^\?/, '').split('&').filter(Boolean);
}

function nameOf(part: string): string {
  return decode(part.split('=')[0] ?? '');
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('%20', '+');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
