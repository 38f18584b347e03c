import type { Product } from '@/model';
import baseUi from './base-ui/product';
import blog from './blog/product';
import docsInfra from './experiments/docs/product';
import compare from './compare/product';
import joyUi from './joy-ui/product';
import materialUi from './material-ui/product';
import premiumThemes from './premium-themes/product';
import system from './system/product';
import toolpad from './toolpad/product';
import versions from './versions/product';
import x from './x/product';

/** The products by their folder, in the order of the product menu. */
export default {
  'material-ui': materialUi,
  'joy-ui': joyUi,
  'base-ui': baseUi,
  system,
  x,
  toolpad,
  'premium-themes': premiumThemes,
  compare,
  versions,
  blog,
  'experiments/docs': docsInfra,
} satisfies Record<string, Product>;
