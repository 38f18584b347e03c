import type { ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { currentLanguage } from '@/base/i18n';
import { getThemeSettings } from '@/base/theme/settings';
import type { ProductFacts } from '@/model';
import { idPrefix } from './idPrefix';
import { Island } from './Island';
import { keepPlace, type KeptPlace } from './keepPlace';
import { isServersSetting, readSetting } from './readSetting';

/** What it takes to bring a demo to life. */
export interface IslandRequest {
  name: string;
  Component: ComponentType;
  /** Holds the server's markup, or nothing. */
  container: HTMLElement;
  /** Called once the demo answers. */
  onLive: () => void;
  /** The product whose issues are told of a failing demo. */
  product?: ProductFacts;
}

/** A demo that is a React root of its own. */
export interface LiveIsland {
  /** Starts the demo anew. */
  reset: () => Promise<void>;
  unmount: () => void;
}

/**
 * Makes a demo live as a React root of its own: hydrated where the server's markup fits, else rendered again in its
 * place, as in right-to-left or dense, whose styles the server does not know.
 */
export async function mountIsland(request: IslandRequest): Promise<LiveIsland> {
  const { name, container } = request;
  let starts = 0;
  let place: KeptPlace | undefined;
  const onLive = () => {
    place?.settle();
    request.onLive();
  };
  const draw = async () => {
    const initial = await readSetting(getThemeSettings(), currentLanguage());
    starts += 1;
    return <Island key={starts} {...request} onLive={onLive} initial={initial} />;
  };
  const options = { identifierPrefix: idPrefix(name) };
  const island = await draw();
  const fits = isServersSetting(island.props.initial) && container.hasChildNodes();
  const root = fits
    ? hydrateRoot(container, island, { ...options, ...onlyInDevelopment })
    : createRoot(container, options);
  if (!fits) {
    place = keepPlace(container.parentElement ?? container);
    root.render(island);
  }
  return {
    reset: async () => root.render(await draw()),
    unmount: () => {
      place?.giveUp();
      root.unmount();
    },
  };
}

// React fixes a mismatch by itself; in development its default tells the author.
const onlyInDevelopment =
  process.env.NODE_ENV === 'development' ? {} : { onRecoverableError: () => {} };
