import { capitalize } from '@/model/capitalize';

/**
 * Derives the title of an entry without one from the last segment of its pathname: `react-text-field` is "Text field",
 * `api/text-field` is "TextField", `api/use-select` and `hooks-api/#use-select` are "useSelect".
 */
export function deriveTitle(pathname: string): string {
  const segments = pathname.split(/[/#]/).filter(Boolean);
  const last = segments.at(-1) ?? '';
  const folders = segments.slice(0, -1);
  if (folders.includes('hooks-api') || (folders.includes('api') && last.startsWith('use-'))) {
    return camelCase(last);
  }
  if (folders.includes('api') || folders.includes('components-api'))
    return capitalize(camelCase(last));
  return capitalize(last.replace(/^react-/, '').replaceAll('-', ' '));
}

function camelCase(kebab: string): string {
  return kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
