import type { ApiDoc } from '@/model';
import { say } from '../words';

/** Returns an accessible name for a table that no other table of the page has. */
export function labelOf({ name, pathname }: ApiDoc, title: string): string {
  return pathname.includes('#') ? say('labelOf', { title, name }) : title;
}
