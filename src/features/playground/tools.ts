/** Entry point of what is loaded when a playground comes near the viewport. */
export { writeQuery } from './address/playgroundQuery';
export { Controls } from './panel/Controls';
export { resetPlayground, applyAddress } from './panel/applyAddress';
export { writeVariant } from './code/writeVariant';
