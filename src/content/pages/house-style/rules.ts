import { determinism } from './demo-rules/determinism';
import { indexImports, namedHooks } from './demo-rules/imports';
import { offline } from './demo-rules/offline';
import { demoLines, demoPreview } from './demo-rules/lines';
import { classNames, literalIds } from './demo-rules/markup';
import { realSituations } from './demo-rules/realSituations';
import { description } from './page-rules/description';
import { factPhrases } from './page-rules/factPhrases';
import { figures } from './page-rules/figures';
import { headingCase } from './page-rules/headingCase';
import { headingNames } from './page-rules/headingNames';
import { headingOrder } from './page-rules/headingOrder';
import { keys } from './page-rules/keys';
import { length } from './page-rules/length';
import { tableCells } from './page-rules/tableCells';
import { words } from './page-rules/words';
import type { PageRule } from './PageRule';
import type { DemoRule } from './DemoRule';

/** All rules for pages. */
export const pageRules: readonly PageRule[] = [
  headingOrder,
  headingNames,
  headingCase,
  length,
  description,
  tableCells,
  words,
  keys,
  factPhrases,
  figures,
];

/** All rules for demos. */
export const demoRules: readonly DemoRule[] = [
  demoLines,
  demoPreview,
  namedHooks,
  indexImports,
  determinism,
  offline,
  literalIds,
  classNames,
  realSituations,
];
