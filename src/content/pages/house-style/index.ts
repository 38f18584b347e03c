export { checkDemoStyle, checkPageStyle, type AuthoredDemo } from './checkStyle';
export { findUses, findUsesInFences } from './findUses';
export { listImported } from './listImported';
export { factsFileOf, readFacts } from './readFacts';
