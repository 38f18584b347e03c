import type { ApiSource, ProductApi } from '@/model';

/** `useSlider` and `ButtonBase` as addresses have them: `use-slider`, `button-base`. */
function kebabCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

/** Address of what a source exports, by the pattern of its product. */
export function addressOf(api: ProductApi, source: ApiSource, name: string): string {
  const isHook = /^use[A-Z]/.test(name);
  const pattern = (isHook ? api.hookAddress : undefined) ?? api.componentAddress;
  const group = Object.entries(api.groups ?? {}).find(([, names]) => names.includes(name))?.[0];
  const own = kebabCase(name);
  return pattern
    .replace('{area}', source.area ?? '')
    .replace('{group}', group ?? own.replace(/^use-/, ''))
    .replace('{name}', own);
}
