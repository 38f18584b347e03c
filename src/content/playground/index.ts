export { attachPlayground } from './attachPlayground';
export { planPlaygrounds, type PlannedPlaygrounds } from './planPlaygrounds';
