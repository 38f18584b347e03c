export { createProject } from './createProject';
export { openSandbox } from './openSandbox';
