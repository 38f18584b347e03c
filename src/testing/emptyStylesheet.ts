/** Stands in for global stylesheets in unit tests. */
export default {};
