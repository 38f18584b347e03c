/** What comes when the reader is near a playground. */
export { writeQuery } from './address/playgroundQuery';
export { Controls } from './panel/Controls';
export { resetPlayground, takeAddress } from './panel/useControls';
export { writeVariant } from './code/writeVariant';
