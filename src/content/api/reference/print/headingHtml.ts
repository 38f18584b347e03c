import { escapeText } from '@/model/escape';
import { headingEnd } from '@/content/pages';

/** The position of a section in its page. */
export interface SectionPlace {
  id: string;
  level: 2 | 3;
}

/** Renders a heading with its anchor, as handwritten pages have it. */
export function headingHtml(title: string, { id, level }: SectionPlace): string {
  const text = escapeText(title);
  return `<div class="heading"><h${level} id="${id}">${text}</h${level}>${headingEnd({ id, title })}`;
}
