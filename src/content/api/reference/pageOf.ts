import type { ApiDoc } from '@/model';

/** Address of the page a reference stands on, also where several share one. */
export function pageOf({ pathname }: Pick<ApiDoc, 'pathname'>): string {
  return pathname.replace(/#.*$/, '');
}
