import type { PageEdit } from '@/model';

// Literals alone: what a build leaves out may do nothing when it is loaded.
const latest: Partial<Record<string, PageEdit>> = {};
let listeners: readonly (() => void)[] = [];

/** What tells of edits, and its address. */
let stream: { channel: string; source: EventSource } | undefined;

/**
 * Listens to a stream of edits. Where there is none, or it ends, edits come with the page's data alone, and the next
 * data tries again. On another machine than the compiler's nobody answers.
 */
export function followEdits(channel: string): void {
  if (stream?.channel === channel || !isLocal(location.hostname)) return;
  stream?.source.close();
  const source = new EventSource(channel);
  stream = { channel, source };
  source.onmessage = ({ data }: MessageEvent<string>) => take(JSON.parse(data) as PageEdit);
  source.onerror = () => {
    source.close();
    if (stream?.source === source) stream = undefined;
  };
}

/** The latest edit of the page at an address that came since the document was loaded. */
export function latestEdit(pathname: string | undefined): PageEdit | undefined {
  return pathname === undefined ? undefined : latest[pathname];
}

/** Calls back after each edit; returns how to stop that. */
export function onEdit(listener: () => void): () => void {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((one) => one !== listener);
  };
}

function take(edit: PageEdit): void {
  latest[edit.pathname] = edit;
  for (const listener of listeners) listener();
}

function isLocal(host: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(host);
}
