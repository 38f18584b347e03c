import { listenForRows } from './collapsedRows';
import { applyFilters, listenForFilters } from './filterRows';
import { listenForTypes } from './typeLinks';
import { listenForViews, markViews } from './viewButtons';

let isListening = false;

/** Adds the listeners for all tables of the reference. They are on the document and stay for later pages. */
export function attach(): void {
  markViews();
  applyFilters();
  if (isListening) return;
  isListening = true;
  for (const listen of [listenForViews, listenForRows, listenForFilters, listenForTypes]) listen();
}
