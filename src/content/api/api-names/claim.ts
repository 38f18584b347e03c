/** A statement that a piece of inline code makes about an API, such as "there is a prop of this name". */
export type Claim =
  | NameClaim
  /** A prop of the component `of`. `isOpen` if the tag renders another element, whose props are unknown. */
  | { kind: 'prop'; name: string; of?: string; isOpen?: boolean }
  /** A name that an import takes from a module. */
  | { kind: 'export'; name: string; of: string };

/** A claim that a name exists. Words and types are recognized by their form alone: camel case, or a capital letter. */
export interface NameClaim {
  kind: 'component' | 'hook' | 'class' | 'theme name' | 'slot' | 'import' | 'word' | 'type';
  name: string;
}
