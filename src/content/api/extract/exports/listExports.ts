import { readComment } from '../props';
import type { Reader } from '../program';
import { isUnstable } from './exportNames';
import { reasonToLeaveOut } from './reasonToLeaveOut';
import type { Source } from './source';
import { exportCandidates, type Export } from './exportCandidates';

/** An exported component or hook that is not documented, and why. */
export interface LeftOut {
  packageName: string;
  name: string;
  reason: string;
}

/** Everything to document, one export per address, and what was left out. */
export interface ExportList {
  exports: Export[];
  leftOut: LeftOut[];
}

/**
 * Lists the public exports of each package's root and of the folders that the product names: all components and hooks
 * except unstable ones, those whose comment asks not to document them, icons, and the styled parts of other
 * components.
 */
export function listExports(reader: Reader, sources: readonly Source[]): ExportList {
  const leftOut: LeftOut[] = [];
  const chosen = new Map<string, Export>();
  for (const candidate of sources.flatMap((source) => exportCandidates(reader, source))) {
    const { name, exportName, symbol, source, pathname } = candidate;
    const skip = (packageName: string, reason: string) =>
      leftOut.push({ packageName, name, reason });
    const isMarked = isUnstable(exportName) && !source.include?.includes(exportName);
    const reason = isMarked ? 'its name marks it unstable' : reasonToLeaveOut(reader, symbol);
    const earlier = chosen.get(pathname);
    if (reason) skip(source.packageName, reason);
    else if (!earlier) chosen.set(pathname, candidate);
    else if (isDeprecated(earlier) && !isDeprecated(candidate)) {
      chosen.set(pathname, candidate);
      skip(earlier.source.packageName, `described as part of ${source.packageName}`);
    } else skip(source.packageName, `described as part of ${earlier.source.packageName}`);
  }
  return { exports: [...chosen.values()], leftOut };
}

function isDeprecated({ symbol }: Export): boolean {
  return readComment(symbol.declarations).deprecated !== undefined;
}
