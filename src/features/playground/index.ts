export { usePlayground, type PlaygroundParts } from './usePlayground';
