export { checkDemoStyle, checkPageStyle, type AuthoredDemo } from './checkStyle';
export { findUses, findUsesInFences } from './findUses';
export { factsFileOf, readFacts } from './readFacts';
