import type { ApiDoc } from '@/model';
import type { ReferencePage, Section } from '../stages';
import { say } from '../words';

/** The pages where the thing is seen at work. */
export function describeDemos({ name }: ApiDoc, { demos }: ReferencePage): Section | undefined {
  const pages = demos[name] ?? [];
  if (pages.length === 0) return undefined;
  const links = pages.map(({ title, pathname }) => `- [${title}](${pathname})`);
  return {
    id: 'demos',
    title: say('demos'),
    parts: [{ kind: 'text', markdown: `${say('demosText')}\n\n${links.join('\n')}` }],
  };
}
