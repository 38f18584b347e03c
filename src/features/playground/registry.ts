/** Entry point for the generated registries of pages. */
export { createSubject } from './subject/createSubject';
