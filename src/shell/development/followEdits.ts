import type { PageEdit } from '@/model';

// Only literals: a module may not run code when it is loaded, or the bundler could not leave it out of a build.
const latest: Partial<Record<string, PageEdit>> = {};
let listeners: readonly (() => void)[] = [];

/** The event stream of edits, and its URL. */
let stream: { channel: string; source: EventSource } | undefined;

/**
 * Subscribes to a stream of edits. Without it, or after it ends, edits arrive with the page's data only, and the next
 * data reconnects. The stream only works on the machine of the compiler.
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

/** Returns the latest edit of the page at a path since the document was loaded. */
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
