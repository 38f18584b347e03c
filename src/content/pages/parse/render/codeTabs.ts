import { capitalize } from '@/model/capitalize';
import { escapeAttribute, escapeText } from '@/model/escape';

/** One tab of a group of code tabs. */
export interface CodeTab {
  label: string;
  html: string;
}

/**
 * Renders code tabs as complete markup; the first tab is visible until a reader or their stored choice selects
 * another.
 */
export function renderCodeTabs(
  tabs: readonly CodeTab[],
  group: { id: string; storageKey: string | null },
): string {
  const { id, storageKey } = group;
  const buttons = tabs.map(
    ({ label }, index) =>
      `<button type="button" role="tab" id="${id}-${index}" aria-controls="${id}-${index}-panel" ` +
      `aria-selected="${index === 0}" tabindex="${index === 0 ? 0 : -1}">${escapeText(label)}</button>`,
  );
  const panels = tabs.map(
    ({ html }, index) =>
      `<div role="tabpanel" id="${id}-${index}-panel" aria-labelledby="${id}-${index}"` +
      `${index === 0 ? '' : ' hidden'}>${html}</div>`,
  );
  const key = storageKey ? ` data-storage-key="${escapeAttribute(storageKey)}"` : '';
  return (
    `<div class="code-tabs"${key}>` +
    `<div role="tablist" aria-label="${escapeAttribute(nameOf(storageKey))}">${buttons.join('')}</div>` +
    `${panels.join('')}</div>\n`
  );
}

/** Returns the label for a key: `package-manager` is "Package manager". */
function nameOf(storageKey: string | null): string {
  return capitalize(storageKey?.replace(/[-_]+/g, ' ').trim() || 'code');
}
