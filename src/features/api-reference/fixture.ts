import userEvent from '@testing-library/user-event';
import { screen } from '@testing-library/dom';
import { attach } from './attach';
import { applyViews } from './views';

/** A row of the table of props. */
export const row = (name: string, more = '') =>
  `<tr role="row" id="chip-prop-${name}"${more}><th role="rowheader" scope="row"><button type="button" class="api-open" aria-expanded="false" aria-label="Details of ${name}"></button><code>${name}</code></th><td role="cell" class="api-cell-type"><code><a class="api-type" href="#chip-type-Size">Size</a></code></td></tr>`;

const views = (kind: string) =>
  `<div role="group" aria-label="View of ${kind}" data-api-of="${kind}">${['table', 'expanded', 'collapsed'].map((view) => `<button type="button" data-api-view="${view}" aria-pressed="${view === 'table'}">${kind} ${view}</button>`).join('')}</div>`;

const table = `<div class="api" data-api="props" data-api-name="chip">
  <label><input type="checkbox" data-show="own" checked> Own</label>
  <label><input type="checkbox" data-show="dom" data-url="/_api/elements/div.html"> Attributes</label>
  <input type="search" class="api-search" aria-label="Filter by name"><output class="api-found" data-none="No match."></output>
  ${views('props')}<table role="table"><tbody role="rowgroup">${row('color')}${row('size')}</tbody></table></div>
  ${views('slots')}
  <details id="chip-type-Size"><summary>Size</summary><div class="code"><pre><code>type Size</code></pre></div></details>`;

/** Returns the names of the pressed buttons. */
export const pressedButtons = () =>
  screen
    .getAllByRole('button', { pressed: true })
    .map((button) => button.textContent)
    .filter(Boolean);
/** Returns the current views of props, slots and classes. */
export const shownViews = () =>
  ['props', 'slots', 'classes'].map((kind) =>
    document.documentElement.getAttribute(`data-api-${kind}`),
  );
/** Returns the names of the shown props, in document order. */
export const names = () =>
  [...document.querySelectorAll('th code')].map((code) => code.textContent);

/** Whether the screen is narrow. */
export const screenSize = { isNarrow: false };

/** Before each test: a wide screen, nothing stored, and a page with a table and a type. */
export function resetAll(): void {
  localStorage.clear();
  screenSize.isNarrow = false;
  window.matchMedia = ((query: string) => ({
    matches: screenSize.isNarrow,
    media: query,
  })) as never;
  window.scrollBy = jest.fn() as never;
  window.location.hash = '';
  Element.prototype.scrollIntoView = jest.fn();
  globalThis.CSS = { escape: (text: string) => text } as never;
  for (const kind of ['props', 'slots', 'classes']) {
    document.documentElement.removeAttribute(`data-api-${kind}`);
  }
  document.body.innerHTML = table;
}

/** Adds the listeners of the page. */
export function open() {
  applyViews();
  attach();
  return userEvent.setup();
}
