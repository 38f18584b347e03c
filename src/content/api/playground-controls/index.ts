export { planPlaygrounds, type PlannedPlaygrounds } from './planPlaygrounds';
