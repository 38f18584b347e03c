/** A message that the production build of a library replaces by its number. */
export interface ProductionError {
  code: number;
  /** What stands between the arguments: one more piece than there are arguments. */
  text: readonly string[];
}
