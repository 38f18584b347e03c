// Compiled from safeIntegers.inline.ts by `npm run build` and `npm run dev`.
export default "\"use strict\";(()=>{var E=Number;E.MAX_SAFE_INTEGER||(E.MAX_SAFE_INTEGER=2**53-1,E.MIN_SAFE_INTEGER=-E.MAX_SAFE_INTEGER);})()";
