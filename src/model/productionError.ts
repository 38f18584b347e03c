/** An error message that the production build of a library replaces by a number. */
export interface ProductionError {
  code: number;
  /** The text around the arguments: one more piece than there are arguments. */
  text: readonly string[];
}
