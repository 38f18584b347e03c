import type { ApiDoc } from '@/model';

/** Returns the address of the page that has a reference, without the hash if several share it. */
export function pageOf({ pathname }: Pick<ApiDoc, 'pathname'>): string {
  return pathname.replace(/#.*$/, '');
}
