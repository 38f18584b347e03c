export { collectDemo, emptyDemo, type CollectedWithInputs } from './collectDemo';
