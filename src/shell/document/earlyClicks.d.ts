interface Window {
  /** Ends the listening and gives what was pressed so far (`earlyClicks.inline.ts`). */
  docsEarlyClicks?: () => HTMLElement[];
}
