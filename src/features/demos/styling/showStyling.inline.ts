/** Runs right after the markup of a demo: swaps in the reader's styling before the first paint. */
window.__showStyling?.(document.currentScript?.parentElement);

export {};
