import type { ApiDoc } from '@/model';
import { say } from '../words';

/** Name of a table for those who do not see its heading; no other table of the page has it. */
export function labelOf({ name, pathname }: ApiDoc, title: string): string {
  return pathname.includes('#') ? say('labelOf', { title, name }) : title;
}
