/** The door for the registries of pages, whose modules the compiler writes. */
export { withSheet } from './styling/withSheet';
