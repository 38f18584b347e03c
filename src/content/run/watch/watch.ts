import { provideSearch } from '@/content/site';
import { printFailure, printSearch } from '../printOutcome';
import { readWholeReference } from '../reference/readReference';
import { SiteCompiler } from '../siteCompiler';
import { WatchPrinter } from '../watchPrinter';
import { answerPages } from './answerPages';
import { EditChannel } from './editChannel';
import { stampContent } from '../start/isUpToDate';
import { ServerActivity } from './serverActivity';
import { watchContent } from './watchContent';
import { WorkLoop } from './workLoop';
import { endWithParent, followServer, sendToParent } from './parentProcess';
import { reactToLoop } from './reactToLoop';

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
  const readTypes = () => void reference.readTypes().catch(printFailure);
  const indexSearch = () => {
    const { searchSource } = compiler;
    if (searchSource) provideSearch(root, searchSource).then(printSearch, printFailure);
  };
  const events = reactToLoop(
    { root, compiler, printer, save: () => save(root, compiler) },
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
