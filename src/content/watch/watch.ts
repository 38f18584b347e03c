import { provideEditor } from '../editor-packs';
import { printEditor } from '../printOutcome';
import { SiteCompiler } from '../siteCompiler';
import { WatchPrinter } from '../watchPrinter';
import { answerPages } from './answerPages';
import { endWithParent } from './endWithParent';
import type { FromCompiler, FromServer } from './messages';
import { pathnameOf } from './pathnameOf';
import { Quiet } from './quiet';
import { watchContent } from './watchContent';
import { WorkLoop, type LoopEvents } from './workLoop';

/** The watcher reports a file at most once in 50 ms: a second change so soon is found by looking again (ms). */
const recheckAfter = 80;

/** The cache is written when nothing happened for a while (ms). */
const saveAfter = 2000;

/**
 * Writes what belongs to no page and says so, then compiles pages as they are asked for or edited, and the others when
 * nobody waits. Problems are shown and stop nothing. Ends with the process that started it.
 */
export async function watch(root: string): Promise<void> {
  const compiler = new SiteCompiler(root, 'watch');
  const quiet = new Quiet();
  const printer = new WatchPrinter();
  const events = listen({ root, compiler, printer }, (files) => loop.change(files));
  const loop = new WorkLoop(compiler, quiet, events);
  printer.opened(await compiler.run(undefined, () => []));
  const origin = await answerPages((pathname) => {
    quiet.stir();
    return loop.ask(pathname);
  });
  followServer(loop, quiet);
  tell({ kind: 'ready', origin });
  endWithParent(() => {
    compiler.save();
    process.exit(0);
  });
  await watchContent(root, (files) => {
    quiet.stir();
    loop.change(files);
  });
  // Something may have changed before every folder was watched.
  loop.lookAgain();
}

function tell(message: FromCompiler): void {
  process.send?.(message);
}

/** The page of a new request is compiled while the server still prepares its route. */
function followServer(loop: WorkLoop, quiet: Quiet): void {
  process.on('message', ({ open, url }: FromServer) => {
    quiet.requests(open);
    const pathname = url && pathnameOf(url);
    if (pathname) loop.ask(pathname).catch(() => {});
  });
}

/** Prints what the loop does, keeps the cache, and looks once more at what was edited. */
function listen(
  { root, compiler, printer }: { root: string; compiler: SiteCompiler; printer: WatchPrinter },
  change: (files: readonly string[]) => void,
): LoopEvents {
  let saveTimer: NodeJS.Timeout | undefined;
  let recheckTimer: NodeJS.Timeout | undefined;
  const saveLater = () => {
    clearTimeout(saveTimer);
    saveTimer = setTimeout(() => compiler.save(), saveAfter);
  };
  return {
    onRun: (outcome, { changed, milliseconds }) => {
      printer.ran(outcome, milliseconds);
      tell({ kind: 'compiled', problems: outcome.problems.length });
      saveLater();
      clearTimeout(recheckTimer);
      recheckTimer = setTimeout(() => {
        if (compiler.isBehind(changed)) change(changed);
      }, recheckAfter);
    },
    onComplete: (outcome, rest) => {
      printer.completed(outcome, rest);
      tell({ kind: 'complete', problems: outcome.problems.length });
      saveLater();
      // Nobody waits now; a demo's new import is a new module for the live editor.
      provideEditor(root, compiler.productPackages).then(printEditor, printer.failed);
    },
    onFailure: (error) => printer.failed(error),
  };
}
