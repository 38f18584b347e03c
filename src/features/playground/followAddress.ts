import type { DemoSource } from '@/model';
import { loadTools } from './loadTools';

/** A demo on a page of its own, with the page it belongs to. */
export interface AloneRequest {
  name: string;
  /** Address of its page. */
  pathname: string;
  /** Fetches the source of the demo, which contains its controls. */
  fetchSource: () => Promise<DemoSource>;
}

/** Applies the values in the URL to a demo on a page of its own, if it is a playground, before it hydrates. */
export async function followAddress({ name, pathname, fetchSource }: AloneRequest): Promise<void> {
  if (!new URLSearchParams(window.location.search).has(name)) return;
  try {
    const [{ applyAddress }, { playground }] = await Promise.all([loadTools(), fetchSource()]);
    if (playground) applyAddress({ id: pathname + name, name, playground });
  } catch {
    // When fetching fails, the demo is shown as its author wrote it.
  }
}
