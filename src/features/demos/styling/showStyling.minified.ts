// Compiled from showStyling.inline.ts by `npm run build` and `npm run dev`.
export default "\"use strict\";(()=>{window.__showStyling?.(document.currentScript?.parentElement);})()";
