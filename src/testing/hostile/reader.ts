/** Something that reads what anybody may have written. */
export interface Reader {
  /** The files that read by it. */
  files: readonly string[];
  /** Values it is meant for; hostile ones are made from them. */
  meant: readonly string[];
  /** Reads a value from where it stands; says what is wrong with the outcome, or nothing. */
  tryOn: (value: string) => unknown;
}

/** Nothing where a value is one of these. */
export const within = (value: unknown, ...values: readonly unknown[]) =>
  values.includes(value) ? undefined : { outside: value };
/** Nothing where a text matches a pattern or is missing. */
export const fits = (value: string | undefined | null, pattern: RegExp) =>
  value == null || pattern.test(value) ? undefined : { misfit: value };
/** Nothing where something is so, else what is wrong. */
export const holds = (isSo: boolean, value: unknown) => (isSo ? undefined : { wrong: value });
