/** Code under test that reads untrusted input. */
export interface Reader {
  /** Paths of the files that contain the code. */
  files: readonly string[];
  /** Valid values, from which hostile ones are derived. */
  meant: readonly string[];
  /** Passes a value to the code; returns what is wrong with the result, or undefined. */
  tryOn: (value: string) => unknown;
}

/** Returns undefined if a value is one of these. */
export const problemUnlessOneOf = (value: unknown, ...values: readonly unknown[]) =>
  values.includes(value) ? undefined : { outside: value };
/** Returns undefined if a text matches a pattern or is missing. */
export const problemUnlessMatching = (value: string | undefined | null, pattern: RegExp) =>
  value == null || pattern.test(value) ? undefined : { misfit: value };
/** Returns undefined if a condition is true, else what is wrong. */
export const problemUnless = (isSo: boolean, value: unknown) =>
  isSo ? undefined : { wrong: value };
