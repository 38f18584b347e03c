export { checkDemoStyle, checkPageStyle, type AuthoredDemo } from './checkStyle';
export { findUses, listImported, findUsesInFences } from './findUses';
export { factsFileOf, readFacts } from './readFacts';
