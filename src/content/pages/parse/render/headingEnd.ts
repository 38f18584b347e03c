import { escapeAttribute } from '@/model/escape';

/** What stands next to a heading: its address, and a way to say something of its section. */
export function headingEnd({ id, title }: { id: string; title: string }): string {
  const name = escapeAttribute(title);
  return (
    `<a class="heading-anchor" href="#${escapeAttribute(id)}" aria-label="Link to ${name}">#</a>` +
    `<button type="button" class="heading-comment" aria-label="Feedback on ${name}"></button></div>\n`
  );
}
