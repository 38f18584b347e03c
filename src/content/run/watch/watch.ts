import fs from 'node:fs';
import { provideEditor } from '@/content/packages/editor-packs';
import { provideSearch } from '@/content/site';
import { printEditor, printSearch } from '../printOutcome';
import { readWholeReference } from '../reference/readReference';
import { SiteCompiler } from '../siteCompiler';
import { WatchPrinter } from '../watchPrinter';
import { answerPages } from './answerPages';
import { EditChannel } from './editChannel';
import { stampContent } from '../start/isUpToDate';
import type { FromCompiler, FromServer } from '../start/messages';
import { pathnameOf } from './pathnameOf';
import { ServerActivity } from './serverActivity';
import { watchContent } from './watchContent';
import { WorkLoop, type LoopEvents } from './workLoop';

/**
 * The watcher reports a file at most once in 50 ms; a second change within that time is found by checking again after
 * this time (ms).
 */
const recheckAfter = 80;

/** The cache is written after this time without activity (ms). */
const saveAfter = 2000;

/**
 * Writes everything except pages and announces it, then compiles requested and edited pages, and the others while the
 * server is idle. Problems are printed and stop nothing. Ends with the process that started it.
 */
export async function watch(root: string): Promise<void> {
  const edits = new EditChannel();
  const compiler = new SiteCompiler(root, 'watch', {
    readReference: readWholeReference,
    onPage: (page) => edits.publish(page),
  });
  const activity = new ServerActivity();
  const printer = new WatchPrinter();
  const reference = new LateReference(compiler, () => loop.recheckAll());
  const readTypes = () => void reference.readTypes().catch((error) => printer.failed(error));
  const indexSearch = () => {
    const { searchSource } = compiler;
    if (searchSource) provideSearch(root, searchSource).then(printSearch, printer.failed);
  };
  const events = listen(
    { root, compiler, printer },
    { change: (files) => loop.change(files), readTypes, indexSearch },
  );
  const loop = new WorkLoop(compiler, activity, events);
  printer.opened(await compiler.run(undefined, () => []));
  const origin = await answerPages(async (pathname) => {
    activity.noteActivity();
    if (compiler.isGeneratedLater(pathname)) await reference.readTypes();
    return loop.requestPage(pathname);
  }, edits);
  followServer(loop, activity);
  sendToParent({ kind: 'ready', origin });
  endWithParent(() => {
    save(root, compiler);
    process.exit(0);
  });
  // With 1,000 folders it takes half a second of processor time, and the first page should not wait for that.
  await activity.untilAnswered();
  await watchContent(root, (files) => {
    activity.noteActivity();
    loop.change(files);
  });
  // Something may have changed before every folder was watched.
  loop.recheckAll();
}

function save(root: string, compiler: SiteCompiler): void {
  compiler.save();
  stampContent(root);
}

/** Sends a message to the parent. Errors are ignored: `endWithParent` notices that the parent is gone. */
function sendToParent(message: FromCompiler): void {
  process.send?.(message, undefined, undefined, () => {});
}

/** Compiles the page of a new request while the server still prepares its route. */
function followServer(loop: WorkLoop, activity: ServerActivity): void {
  process.on('message', ({ open, url }: FromServer) => {
    activity.requests(open);
    const pathname = url && pathnameOf(url);
    if (pathname) loop.requestPage(pathname).catch(() => {});
  });
}

interface Reactions {
  change: (files: readonly string[]) => void;
  /** Called once every page is compiled: the reference has to wait for that. */
  readTypes: () => void;
  /** Called once everything else is known: the search index comes last. */
  indexSearch: () => void;
}

/** Prints what the loop does, writes the cache, and checks edited files once more. */
function listen(
  { root, compiler, printer }: { root: string; compiler: SiteCompiler; printer: WatchPrinter },
  { change, readTypes, indexSearch }: Reactions,
): LoopEvents {
  let saveTimer: NodeJS.Timeout | undefined;
  let recheckTimer: NodeJS.Timeout | undefined;
  const saveLater = () => {
    clearTimeout(saveTimer);
    saveTimer = setTimeout(() => save(root, compiler), saveAfter);
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
      provideEditor(root, compiler.editorParts).then(printEditor, printer.failed);
      readTypes();
      indexSearch();
    },
    onFailure: (error) => printer.failed(error),
  };
}

/**
 * Calls back when the process that started this one is gone (its message channel or its pipe closes) or asks to stop.
 */
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

/** Reads the types of the packages once, when the reference is requested or nothing else is left to do. */
class LateReference {
  private known: Promise<void> | undefined;

  constructor(
    private readonly compiler: SiteCompiler,
    private readonly onKnown: () => void,
  ) {}

  /** Resolves when the types have been read. The next run generates their pages. */
  readTypes(): Promise<void> {
    this.known ??= this.compiler.readTypes().then(() => this.onKnown());
    return this.known;
  }
}
