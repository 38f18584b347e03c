export { attachPlayground, placePlayground } from './attachPlayground';
export { planPlaygrounds, type PlannedPlaygrounds } from './planPlaygrounds';
