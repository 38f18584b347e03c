/** Entry point for the generated registries of pages. */
export { withSheet } from './styling/withSheet';
export { addVariables } from './theme/addVariables';
export { assignTheme } from './theme/assignTheme';
