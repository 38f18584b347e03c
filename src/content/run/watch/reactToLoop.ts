import { provideEditor } from '@/content/packages/editor-packs';
import { printEditor, printFailure } from '../printOutcome';
import type { SiteCompiler } from '../siteCompiler';
import type { WatchPrinter } from '../watchPrinter';
import type { LoopEvents } from './workLoop';
import { sendToParent } from './parentProcess';

/**
 * The watcher reports a file at most once in 50 ms; a second change within that time is found by checking again after
 * this time (ms).
 */
const recheckAfter = 80;

/** The cache is written after this time without activity (ms). */
const saveAfter = 2000;

interface Watching {
  root: string;
  compiler: SiteCompiler;
  printer: WatchPrinter;
  /** Writes the cache. */
  save: () => void;
}

interface Reactions {
  change: (files: readonly string[]) => void;
  /** Called once every page is compiled: the reference has to wait for that. */
  readTypes: () => void;
  /** Called once everything else is known: the search index comes last. */
  indexSearch: () => void;
}

/** Prints what the loop does, writes the cache, and checks edited files once more. */
export function reactToLoop(
  { root, compiler, printer, save }: Watching,
  { change, readTypes, indexSearch }: Reactions,
): LoopEvents {
  let saveTimer: NodeJS.Timeout | undefined;
  let recheckTimer: NodeJS.Timeout | undefined;
  const saveLater = () => {
    clearTimeout(saveTimer);
    saveTimer = setTimeout(save, saveAfter);
  };
  return {
    onRun: (outcome, { changed, milliseconds }) => {
      printer.printRun(outcome, milliseconds);
      sendToParent({ kind: 'compiled', problems: outcome.problems.length });
      saveLater();
      clearTimeout(recheckTimer);
      recheckTimer = setTimeout(() => {
        if (compiler.changedDuringRun(changed)) change(changed);
      }, recheckAfter);
    },
    onComplete: (outcome, rest) => {
      printer.completed(outcome, rest);
      sendToParent({ kind: 'complete', problems: outcome.problems.length });
      saveLater();
      // The server is idle now. A demo's new import is a new module for the live editor.
      provideEditor(root, compiler.editorParts).then(printEditor, printFailure);
      readTypes();
      indexSearch();
    },
    onFailure: printFailure,
  };
}
