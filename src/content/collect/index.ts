export { collectDemo, emptySource, type CollectedWithInputs } from './collectDemo';
