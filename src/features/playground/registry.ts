/** The entry point for the registries of pages, whose modules the compiler writes. */
export { createSubject } from './subject/createSubject';
