// Compiled from earlyError.inline.ts by `npm run build` and `npm run dev`.
export default "\"use strict\";(()=>{var t=\"data-error-asked\";/[?&]code=/.test(location.search)&&document.documentElement.setAttribute(t,\"\");})()";
