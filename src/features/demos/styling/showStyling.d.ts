interface Window {
  /** Shows a demo in the reader's styling; only where that is not the server's (`earlyStyling.inline.ts`). */
  __showStyling?: (box: Element | null | undefined) => void;
}
