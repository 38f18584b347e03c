import { dense } from './dense';
import { direction } from './direction';
import { mode } from './mode';
import { spacing } from './spacing';

/** The settings that the early script reads, parses and shows by the same code as the store. */
export const earlySettings = { mode, direction, dense, spacing };
