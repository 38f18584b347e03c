/** What the compiler tells the process that started it. */
export type FromCompiler =
  /** Everything but the pages is written; pages are compiled when asked for at this origin. */
  | { kind: 'ready'; origin: string }
  /** An edit or a page that was asked for is written. */
  | { kind: 'compiled'; problems: number }
  /** Every page is compiled and checked. */
  | { kind: 'complete'; problems: number }
  /** In a build: a bundler finds all it reads; what only pages read may still be on its way. */
  | { kind: 'bundleable' };

/** What the development server tells the compiler: how many requests it is answering, and the latest address. */
export interface FromServer {
  kind: 'requests';
  open: number;
  url?: string;
}
