import type { ApiProp } from '@/model';

/** Props that change how a component looks, which themes set more often than others. */
const telling = ['variant', 'size', 'color', 'orientation', 'elevation', 'fullWidth', 'density'];

/** Returns a prop with a value other than its default; undefined if no prop has known values. */
export function pickProp(props: readonly ApiProp[]): string | undefined {
  const usable = props.filter((prop) => !prop.required && prop.deprecated === undefined);
  const settings = usable.flatMap((prop) => {
    const value = otherValue(prop);
    return value === undefined ? [] : [{ name: prop.name, value }];
  });
  const best = telling.flatMap((name) => settings.filter((setting) => setting.name === name));
  const [chosen] = [...best, ...settings];
  if (!chosen) return undefined;
  const { name, value } = chosen;
  return /^[\w$]+$/.test(name) ? `${name}: ${value}` : `'${name}': ${value}`;
}

function otherValue({ type, default: preset }: ApiProp): string | undefined {
  if (/^boolean(?![\w[])/.test(type)) return preset === 'true' ? 'false' : 'true';
  const isUnion = /^'[\w-]+'(\s*\|)/.test(type);
  const values = isUnion ? (type.match(/'[\w-]+'/g) ?? []) : [];
  return values.find((value) => value !== preset);
}
