import type { DemoSource } from '@/model';
import { loadTools } from './loadTools';

/** A demo that is shown alone, with the page it belongs to. */
export interface AloneRequest {
  name: string;
  /** Address of its page. */
  pathname: string;
  /** Fetches the code of the demo, and its controls with it. */
  fetchSource: () => Promise<DemoSource>;
}

/** Gives a demo alone the values that its address has, if it is a playground, before it comes to life. */
export async function followAddress({ name, pathname, fetchSource }: AloneRequest): Promise<void> {
  if (!new URLSearchParams(window.location.search).has(name)) return;
  try {
    const [{ takeAddress }, { playground }] = await Promise.all([loadTools(), fetchSource()]);
    if (playground) takeAddress({ id: pathname + name, name, playground });
  } catch {
    // The demo is there as its author wrote it.
  }
}
