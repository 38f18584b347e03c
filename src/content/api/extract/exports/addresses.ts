import { kebabName, type ApiSource, type ProductApi } from '@/model';

/** Returns the address of an export's reference, from the pattern of its product. */
export function addressOf(api: ProductApi, source: ApiSource, name: string): string {
  const isHook = /^use[A-Z]/.test(name);
  const pattern = (isHook ? api.hookAddress : undefined) ?? api.componentAddress;
  const group = Object.entries(api.groups ?? {}).find(([, names]) => names.includes(name))?.[0];
  const own = kebabName(name);
  return pattern
    .replace('{area}', source.area ?? '')
    .replace('{group}', group ?? own.replace(/^use-/, ''))
    .replace('{name}', own);
}
