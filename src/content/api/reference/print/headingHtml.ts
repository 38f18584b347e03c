import { escapeText } from '@/model/escape';
import { headingEnd } from '@/content/pages';

/** Where a section stands on its page. */
export interface SectionPlace {
  id: string;
  level: 2 | 3;
}

/** A heading with its anchor, as pages written by hand have it. */
export function headingHtml(title: string, { id, level }: SectionPlace): string {
  const text = escapeText(title);
  return `<div class="heading"><h${level} id="${id}">${text}</h${level}>${headingEnd({ id, title })}`;
}
