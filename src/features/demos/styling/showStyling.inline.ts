/** Stands right behind the markup in every styling: before it is painted, the reader's own takes the server's place. */
window.__showStyling?.(document.currentScript?.parentElement);

export {};
