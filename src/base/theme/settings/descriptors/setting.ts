/** The color scheme that shows. */
export type PaletteMode = 'light' | 'dark';

/** Attributes and CSS variables of `html` by name; null takes one away. */
export type Look = Readonly<Record<string, string | null>>;

/**
 * One setting of the reader in one object: where it is stored, what a stored value means and how the document shows it.
 * The store, the reducer and the early script loop over these objects; none of them knows a setting by name.
 */
export interface Setting<Value> {
  /** Key of local storage, or name of the cookie. It begins with `mui-` unless the contract names it. */
  key: string;
  /** Stored in a cookie instead of local storage. */
  isCookie?: true;
  /** Further entries of local storage that are written with every choice. */
  alongside?: Readonly<Record<string, string>>;
  /** Further keys of local storage whose change by another tab means that the setting changed. */
  watched?: readonly string[];
  /**
   * What a stored value means. Null means the default, with which the server renders. Anyone can write to storage:
   * whatever is unknown means the default, too.
   */
  parse: (stored: string | null) => Value;
  /** What is stored for a value; null removes the entry, so that a new default reaches everyone who has the old one. */
  format: (value: Value) => string | null;
  /** The nearest value there is, for values that come from code. */
  clean?: (value: Value) => Value;
  /** What `html` has for a value; styles depend on it. */
  look: (value: Value, scheme: PaletteMode) => Look;
}
