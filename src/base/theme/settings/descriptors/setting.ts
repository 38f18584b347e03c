/** The color scheme that shows. */
export type PaletteMode = 'light' | 'dark';

/**
 * One setting of the reader in one object: where it is stored, what a stored value means and how the document shows it.
 * The store, the reducer and the early script loop over these objects; none of them knows a setting by name.
 */
export interface Setting<Value> {
  /** What the server renders with, and what readers have who never chose. */
  fallback: Value;
  /** Key of local storage, or name of the cookie. It begins with `mui-` unless the contract names it. */
  key: string;
  /** Stored in a cookie instead of local storage. */
  isCookie?: true;
  /** Further entries of local storage that are written with every choice. */
  alongside?: Readonly<Record<string, string>>;
  /** Further keys of local storage whose change by another tab means that the setting changed. */
  watched?: readonly string[];
  /** What a stored value means. Anyone can write to storage: what is unknown means the fallback. */
  parse: (stored: string | null) => Value;
  /** What is stored for a value; null removes the entry, so that a new fallback reaches everyone who never chose. */
  format: (value: Value) => string | null;
  /** The nearest value there is, for values that come from code. */
  clean?: (value: Value) => Value;
  /**
   * Shows a value on `html`. It runs before the first paint too, when there is no `body`, and leaves alone what is shown
   * already: every write to `html` makes browsers compute all styles again.
   */
  show: (value: Value, scheme: PaletteMode) => void;
}
