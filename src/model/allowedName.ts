/** A name in inline code that looks like one of a library's, is not in the reference, and is right all the same. */
export interface AllowedName {
  /** As it stands between the backticks, `useId`. */
  name: string;
  /** Why it is right, one sentence. */
  reason: string;
  /** Address of the only page that may use it; without it, all may. */
  pathname?: string;
}
