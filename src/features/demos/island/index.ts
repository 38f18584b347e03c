export { mountIsland, type LiveIsland } from './mountIsland';
