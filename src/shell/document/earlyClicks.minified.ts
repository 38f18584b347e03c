// Compiled from earlyClicks.inline.ts by `npm run build` and `npm run dev`.
export default "\"use strict\";(()=>{var t=[];function n({target:o}){let e=o.closest?.(\"button,[role=tab]\");e&&!e.closest(\"[popovertarget],[data-demo]\")&&t.push(e)}document.addEventListener(\"click\",n,!0);window.docsEarlyClicks=()=>(document.removeEventListener(\"click\",n,!0),t);})()";
