import { createRoot, hydrateRoot } from 'react-dom/client';
import { currentLanguage } from '@/base/i18n';
import { getThemeSettings } from '@/base/theme/settings';
import { dependsOnBuild } from './dependsOnBuild';
import { idPrefix } from './idPrefix';
import { Island, type IslandDemo } from './Island';
import { holdHeight, type HeldHeight } from './holdHeight';
import { isServersSetting, readSetting } from './readSetting';

/** What it takes to hydrate or render a demo in the browser. */
export interface IslandRequest extends IslandDemo {
  /** Contains the server's markup, or nothing. */
  container: HTMLElement;
}

/** A demo that is a React root of its own. */
export interface LiveIsland {
  /** Renders the demo again, with its initial state. */
  reset: () => Promise<void>;
  unmount: () => void;
}

/**
 * Mounts a demo as a React root of its own. Hydrates the server's markup if it matches the reader's settings; otherwise
 * renders again in its place, for example in right-to-left or dense, whose styles the server does not render, or if the
 * markup depends on when and where it was built.
 */
export async function mountIsland(request: IslandRequest): Promise<LiveIsland> {
  const { name, container } = request;
  let starts = 0;
  let held: HeldHeight | undefined;
  const onLive = () => {
    held?.releaseBelowViewport();
    request.onLive();
  };
  const renderIsland = async () => {
    const initial = await readSetting(getThemeSettings(), currentLanguage());
    starts += 1;
    return <Island key={starts} {...request} onLive={onLive} initial={initial} />;
  };
  const options = { identifierPrefix: idPrefix(name) };
  const island = await renderIsland();
  const fits =
    isServersSetting(island.props.initial) &&
    container.hasChildNodes() &&
    !dependsOnBuild(container);
  const root = fits
    ? hydrateRoot(container, island, { ...options, ...onlyInDevelopment })
    : createRoot(container, options);
  if (!fits) {
    held = holdHeight(container.parentElement ?? container);
    root.render(island);
  }
  return {
    reset: async () => root.render(await renderIsland()),
    unmount: () => {
      held?.release();
      root.unmount();
    },
  };
}

// React recovers from a mismatch; in development its default handler reports it to the author.
const onlyInDevelopment =
  process.env.NODE_ENV === 'development' ? {} : { onRecoverableError: () => {} };
