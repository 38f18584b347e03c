import type english from '../../../translations/en.json';
import type bench from '../../../translations/parts/en/bench.json';
import type home from '../../../translations/parts/en/home.json';
import type liveEditor from '../../../translations/parts/en/liveEditor.json';
import type productionError from '../../../translations/parts/en/productionError.json';
import type search from '../../../translations/parts/en/search.json';

/** All English texts: those that every page has, and those that modules add with `addTexts`. */
export type English = typeof english &
  typeof bench &
  typeof home &
  typeof liveEditor &
  typeof productionError &
  typeof search;
