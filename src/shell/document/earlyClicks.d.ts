interface Window {
  /** Removes the listener and returns the elements that were clicked so far (`earlyClicks.inline.ts`). */
  docsEarlyClicks?: () => HTMLElement[];
}
