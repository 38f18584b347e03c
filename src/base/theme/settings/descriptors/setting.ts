/** The color scheme that is shown. */
export type PaletteMode = 'light' | 'dark';

/** Attributes and CSS variables of `html` by name; null removes one. */
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
   * Parses a stored value. Null means the default, with which the server renders. Anyone can write to storage, so
   * unknown values mean the default, too.
   */
  parse: (stored: string | null) => Value;
  /** Returns the text to store for a value. Null removes the entry, so that a later change of the default applies. */
  format: (value: Value) => string | null;
  /** Returns the nearest valid value, for values that code passes. */
  clean?: (value: Value) => Value;
  /** Returns the attributes and CSS variables of `html` for a value, on which styles depend. */
  look: (value: Value, scheme: PaletteMode) => Look;
}
