export { followAddress } from './followAddress';
export { usePlayground, type PlaygroundParts } from './usePlayground';
