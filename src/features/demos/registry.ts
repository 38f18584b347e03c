/** Entry point for the registries of pages, whose modules the compiler writes. */
export { withSheet } from './styling/withSheet';
export { addVariables } from './theme/addVariables';
export { assignTheme } from './theme/assignTheme';
