import fs from 'node:fs';
import path from 'node:path';
import { watch as watchFiles } from 'chokidar';
import { printOutcome } from './printOutcome';
import { formatReport, plural } from './report';
import { SiteCompiler, type Outcome } from './siteCompiler';

/** Folders whose files decide what pages look like. */
const watched = ['docs-data', 'src/shell/modules', 'public/static'];

/** Editors write several files at once, and some files twice (ms). */
const gatherFor = 10;

/** The watcher reports a file at most once in 50 ms: a second change so soon is found by looking again (ms). */
const recheckAfter = 80;

/** The cache is written when nothing happened for a while (ms). */
const saveAfter = 2000;

/**
 * Compiles once, then again whenever content changes; problems are shown and never stop it. It says
 * `{ kind: 'ready' }` to a parent process after the first compilation and ends with it.
 */
export async function watch(root: string): Promise<void> {
  const compiler = new SiteCompiler(root, 'watch');
  const pending = new Set<string>();
  const loop = new WatchLoop(compiler, pending);
  const folders = watched.filter((folder) => fs.existsSync(path.join(root, folder)));
  const watcher = watchFiles(folders, { cwd: root, ignoreInitial: true, atomic: false });
  watcher.on('all', (event, file) => {
    if (event.endsWith('Dir')) return;
    pending.add(file.split(path.sep).join('/'));
    loop.wake();
  });
  const isWatching = new Promise<void>((resolve) => watcher.on('ready', () => resolve()));
  printOutcome(await compiler.run());
  compiler.save();
  await isWatching;
  loop.open();
  process.send?.({ kind: 'ready' });
  endWithParent(() => {
    compiler.save();
    process.exit(0);
  });
}

/** Runs the compiler for gathered changes, one run at a time. */
class WatchLoop {
  private timer: NodeJS.Timeout | undefined;
  private saveTimer: NodeJS.Timeout | undefined;
  private recheckTimer: NodeJS.Timeout | undefined;
  private busy = true;

  constructor(
    private readonly compiler: SiteCompiler,
    private readonly pending: Set<string>,
  ) {}

  /** Begins to work; changes before this wait. */
  open(): void {
    this.busy = false;
    if (this.pending.size > 0) this.wake();
  }

  wake(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.work(), gatherFor);
  }

  private recheck(files: readonly string[]): void {
    if (this.busy || !this.compiler.isBehind(files)) return;
    for (const file of files) this.pending.add(file);
    this.wake();
  }

  private async work(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const changed = [...this.pending];
    this.pending.clear();
    try {
      const startedAt = performance.now();
      const outcome = await this.compiler.run(changed);
      printChange(outcome, performance.now() - startedAt);
      process.send?.({ kind: 'compiled', problems: outcome.problems.length });
    } catch (error) {
      console.error(error);
    }
    clearTimeout(this.recheckTimer);
    this.recheckTimer = setTimeout(() => this.recheck(changed), recheckAfter);
    clearTimeout(this.saveTimer);
    this.saveTimer = setTimeout(() => this.compiler.save(), saveAfter);
    this.open();
  }
}

function printChange({ compiled, problems }: Outcome, milliseconds: number): void {
  const what = compiled.length <= 3 ? compiled.join(', ') : plural(compiled.length, 'page');
  if (what) console.log(`Compiled ${what} · ${Math.round(milliseconds)} ms`);
  if (problems.length > 0) console.error(`\n${formatReport(problems)}\n`);
}

/** Ends when the process that started this one is gone: its message channel or its pipe closes, or it asks to stop. */
function endWithParent(end: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  if (process.connected) {
    process.on('disconnect', end);
  } else if (isPipe()) {
    process.stdin.on('end', end).on('close', end).resume();
  }
}

function isPipe(): boolean {
  const stats = fs.fstatSync(0, { bigint: false });
  return stats.isFIFO() || stats.isSocket();
}
