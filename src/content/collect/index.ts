export { collectDemo, type CollectedWithInputs } from './collectDemo';
export { toJavaScript } from './toJavaScript';
