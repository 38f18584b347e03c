import type { AnatomyPart } from '@/model';
import { escapeAttribute, escapeText } from '@/model/escape';
import { translate } from '../words';
import { headingHtml, type SectionPlace } from './headingHtml';
import { codeBlock } from './packageMarkdown';

/** A component and its parts. */
interface Anatomy {
  name: string;
  parts: readonly AnatomyPart[];
}

/**
 * Renders the heading and the list of a component's parts. The code below the list always has the same number of
 * lines, so that the layout stays stable when another part is selected.
 */
export function anatomyHtml({ name, parts }: Anatomy, place: SectionPlace): string {
  const label = escapeAttribute(translate('anatomyParts', { name }));
  const buttons = parts.map((part, index) => partHtml(part, index === 0));
  const code = parts[0]?.code ?? '';
  return (
    `${headingHtml(translate('anatomy'), place)}\n<p>${translate('anatomyText')}</p>\n` +
    `<div class="anatomy-parts" role="toolbar" aria-orientation="vertical" aria-label="${label}">${buttons.join('')}</div>` +
    `<div class="anatomy-code">${codeBlock(code, 'tsx', escapeText(code))}</div>`
  );
}

function partHtml({ name, className, default: made, code }: AnatomyPart, isFirst: boolean): string {
  const part = className ? ` data-part="${escapeAttribute(className)}"` : '';
  const facts = [className, made].filter((fact) => fact !== undefined);
  const about = facts.map((fact) => `<span>${escapeText(fact)}</span>`).join(' ');
  return (
    `<button type="button" class="anatomy-part" aria-pressed="false" tabindex="${isFirst ? 0 : -1}"${part}` +
    ` data-code="${escapeAttribute(code)}"><code>${escapeText(name)}</code> ${about}</button>`
  );
}
