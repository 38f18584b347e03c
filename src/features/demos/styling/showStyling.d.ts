interface Window {
  /** Shows a demo in the reader's styling. Defined only if that is not the server's (`earlyStyling.inline.ts`). */
  __showStyling?: (box: Element | null | undefined) => void;
}
