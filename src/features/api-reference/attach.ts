import { listenForRows } from './collapsedRows';
import { applyFilters, listenForFilters } from './filterRows';
import { listenForTypes } from './typeLinks';
import { listenForViews, markViews } from './viewButtons';

let isListening = false;

/** Makes every table of the reference on the page answer; the listeners stay for all later pages. */
export function attach(): void {
  markViews();
  applyFilters();
  if (isListening) return;
  isListening = true;
  for (const listen of [listenForViews, listenForRows, listenForFilters, listenForTypes]) listen();
}
