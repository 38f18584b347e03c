import type { ApiDoc } from '@/model';

/** Returns the address of the page that has a reference, without the hash if several share it. */
export function pageAddressOf({ pathname }: Pick<ApiDoc, 'pathname'>): string {
  return pathname.replace(/#.*$/, '');
}
