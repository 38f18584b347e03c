// Compiled from body.inline.ts by `npm run build` and `npm run dev`.
export default "\"use strict\";(()=>{function t({documentElement:o,body:e}){for(let i of[\"light\",\"dark\"])e.classList.toggle(`mode-${i}`,o.dataset.muiColorScheme===i);e.dir!==o.dir&&(e.dir=o.dir)}t(document);})()";
