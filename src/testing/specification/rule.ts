/** A sentence of the specification and the tests that hold it. */
export interface Rule {
  /** `4 Ad placement`: number of the section and what it is about. */
  section: string;
  /** What holds, in few words. */
  holds: string;
  /** Names of tests by file, as they are written there. */
  tests: Readonly<Record<string, readonly string[]>>;
}
