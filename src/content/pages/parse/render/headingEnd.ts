import { escapeAttribute } from '@/model/escape';

/** Renders the end of a heading: the link to it, and a button for feedback on its section. */
export function headingEnd({ id, title }: { id: string; title: string }): string {
  const name = escapeAttribute(title);
  return (
    `<a class="heading-anchor" href="#${escapeAttribute(id)}" aria-label="Link to ${name}">#</a>` +
    `<button type="button" class="heading-comment" aria-label="Feedback on ${name}"></button></div>\n`
  );
}
