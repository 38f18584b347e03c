/** Replaces global style sheets in unit tests. */
export default {};
