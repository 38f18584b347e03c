export { mountIsland, type IslandRequest } from './mountIsland';
