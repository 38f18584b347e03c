/** Messages from the compiler to the process that started it. */
export type FromCompiler =
  /** Everything except the pages is written; pages are compiled on request at this origin. */
  | { kind: 'ready'; origin: string }
  /** An edit or a requested page is written. */
  | { kind: 'compiled'; problems: number }
  /** Every page is compiled and checked. */
  | { kind: 'complete'; problems: number }
  /** In a build: everything a bundler reads is written; files that only pages load may follow. */
  | { kind: 'bundleable' };

/** Message from the development server to the compiler: the number of open requests, and the latest address. */
export interface FromServer {
  kind: 'requests';
  open: number;
  url?: string;
}
