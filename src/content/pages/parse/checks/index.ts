import type { Pass } from '../draft';
import { checkAddress } from './checkAddress';
import { checkComments } from './checkComments';
import { checkEncoding } from './checkEncoding';
import { checkForeignTags } from './checkForeignTags';
import { checkLeftovers } from './checkLeftovers';
import { checkMarkedLines } from './checkMarkedLines';
import { checkProtocols } from './checkProtocols';
import { checkScripts } from './checkScripts';
import { checkTableRows } from './checkTableRows';

/**
 * Passes that report one kind of author's error each and change nothing. They read the tokens as markdown produced
 * them.
 */
export const checks: readonly Pass[] = [
  checkAddress,
  checkComments,
  checkEncoding,
  checkForeignTags,
  checkLeftovers,
  checkMarkedLines,
  checkProtocols,
  checkScripts,
  checkTableRows,
];
