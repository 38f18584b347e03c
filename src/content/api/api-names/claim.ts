/** What a piece of inline code says there is. */
export type Claim =
  | NameClaim
  /** Of the component of a tag; `isOpen` where the tag makes another element of it, whose props nobody knows. */
  | { kind: 'prop'; name: string; of?: string; isOpen?: boolean }
  /** A name that an import takes from a module. */
  | { kind: 'export'; name: string; of: string };

/** A claim that there is such a name; words and types are only known by their form: camel case, or a capital letter. */
export interface NameClaim {
  kind: 'component' | 'hook' | 'class' | 'theme name' | 'slot' | 'import' | 'word' | 'type';
  name: string;
}
