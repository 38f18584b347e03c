export { collectDemo, type CollectedWithInputs } from './collectDemo';
