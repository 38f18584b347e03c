import type { IconFacts, IconStyleFile } from '@/model';

/** State of the search that is part of the URL. */
export interface IconRequest {
  /** What the reader typed. */
  query: string;
  style: IconStyleFile;
  /** Name of the module of the icon in the dialog, `DeleteOutlined`. */
  selected: string | undefined;
}

const fold = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

/** Reads the state from the query of a URL. The name of an icon determines its style, whatever else the query says. */
export function readAddress(search: string, { styles, parameter }: IconFacts): IconRequest {
  const asked = new URLSearchParams(search);
  const selected = asked.get(parameter) || undefined;
  const theme = fold(asked.get('theme') ?? '');
  const style = styles.find(({ name }) => fold(name) === theme);
  return {
    query: (asked.get('query') ?? '').slice(0, 200),
    style: (selected ? styleOf(selected, styles) : style) ?? styles[0],
    selected,
  };
}

/** Returns the query of a URL with this state; other parameters are kept. */
export function writeAddress(request: IconRequest, search: string, icons: IconFacts): string {
  const { query, style, selected } = request;
  const asked = new URLSearchParams(search);
  const put = (name: string, value: string | undefined) => {
    if (value) asked.set(name, value);
    else asked.delete(name);
  };
  put('query', query.trim());
  put('theme', style === icons.styles[0] ? undefined : style.name);
  put(icons.parameter, selected);
  const text = String(asked);
  return text && `?${text}`;
}

/** Returns the name of an icon without its style. */
export function baseName(selected: string, { suffix }: IconStyleFile): string {
  return selected.endsWith(suffix) ? selected.slice(0, selected.length - suffix.length) : selected;
}

function styleOf(selected: string, styles: readonly IconStyleFile[]): IconStyleFile | undefined {
  const suffixed = styles.find(({ suffix }) => suffix && selected.endsWith(suffix));
  return suffixed ?? styles.find(({ suffix }) => suffix === '');
}
