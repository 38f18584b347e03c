/** What comes when the reader is near a playground. */
export { Controls } from './panel/Controls';
export { resetPlayground } from './panel/useControls';
export { writeVariant } from './code/writeVariant';
