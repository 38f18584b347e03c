import type { ComponentType } from 'react';
import { stageModule, tailwindModule, type DemoTheme, type PackManifest } from '@/model';
import type { DocsFiles } from '../loader/beginFrame';
import { longestMessage } from '../protocol';
import type { CodeProblem, EditedFile, FromFrame, StageView, ToFrame, ToLoader } from '../protocol';
import { browserClock, createTaskTimer } from './taskTimer';
import { keepBuiltIns } from './builtIns';
import { catchProblems, problemOf } from './catchProblems';
import { addSheet, compileFile, type CompiledFile } from './compileFile';
import { DemoSheets } from './DemoSheets';
import { placeOfComponent } from './placeOfError';
import { createPackModules, type PackModules } from './packModules';
import { missingModule } from './planPacks';
import { reportHeight } from './reportHeight';
import { runFiles } from './runFiles';
import type { Stage, StageModule, TailwindModule } from './stage';

declare global {
  var docsPacks: PackManifest | undefined;
}

/**
 * Starts the conversation with the page around this frame, once everything that the frame's document names has loaded.
 * Does nothing if the document has an origin: code that runs here could then act as the site.
 */
export async function startFrame(container: HTMLElement): Promise<void> {
  const { docsFiles } = globalThis;
  if (window.origin !== 'null' || window.parent === window || !docsFiles) return;
  // Edited code must not get access to this channel.
  globalThis.docsFiles = undefined;
  await docsFiles.all;
  const { docsPacks } = globalThis;
  if (docsPacks) answerPage(new EditorFrame(docsPacks, container, docsFiles), docsFiles);
}

function answerPage(frame: EditorFrame, { channel }: DocsFiles): void {
  channel.addListener((message) => frame.handleMessage(message));
  catchProblems(frame.report);
  const checkTime = createTaskTimer(browserClock(), (error) => frame.report(problemOf(error)));
  Object.assign(globalThis, { __checkTime: checkTime, [addSheet]: frame.sheets.add });
  frame.post({ kind: 'ready' });
}

/** Maximum number of problems reported per run: code can produce them endlessly, and the page shows fewer. */
const mostReports = 100;

class EditorFrame {
  readonly sheets = new DemoSheets();
  readonly post: (message: FromFrame) => void;
  private readonly modules: PackModules;
  private tailwind: ReturnType<TailwindModule['startTailwind']> | undefined;
  private stage: Stage | undefined;
  private view: StageView | undefined;
  private measureSize: (() => void) | undefined;
  private readonly restoreBuiltIns = keepBuiltIns();
  private run = 0;
  private reports = 0;
  private files: readonly EditedFile[] = [];

  constructor(
    private readonly manifest: PackManifest,
    private readonly container: HTMLElement,
    { load, channel }: DocsFiles,
  ) {
    this.modules = createPackModules(manifest, load);
    this.post = channel.post;
  }

  readonly report = (problem: CodeProblem): void => {
    this.reports += 1;
    if (this.reports > mostReports) return;
    const message = problem.message.slice(0, longestMessage);
    this.post({ kind: 'problem', run: this.run, problem: { ...problem, message } });
  };

  handleMessage(message: ToFrame | ToLoader): void {
    if (message.kind === 'ping') this.post({ kind: 'pong', id: message.id });
    else if (message.kind === 'view') this.follow(message.view);
    else if (message.kind === 'run') void this.start(message);
  }

  private follow(view: StageView): void {
    this.view = view;
    this.stage?.follow(view);
  }

  private async start(message: Extract<ToFrame, { kind: 'run' }>): Promise<void> {
    this.restoreBuiltIns();
    const { run, files, view, styling } = message;
    this.run = run;
    this.reports = 0;
    this.view = view;
    this.files = files;
    try {
      const compiled = this.compile(files);
      if (!compiled) return;
      const wanted = compiled.flatMap(({ imports }) => imports.map(({ from }) => from));
      const around = view.theme ? [stageModule, view.theme] : [stageModule];
      await this.modules.load([...around, 'react/jsx-runtime', ...wanted]);
      const css = styling === 'Tailwind' ? await this.styleClasses(compiled) : '';
      if (run !== this.run) return;
      this.sheets.add(css);
      this.render(compiled);
      // Before the page shows the result.
      this.measure();
      this.post({ kind: 'rendered', run });
    } catch (error) {
      if (run !== this.run) return;
      this.sheets.drop();
      this.report(problemOf(error));
    }
  }

  /** Does not report an empty frame: the preview would shrink and grow again. */
  private measure(): void {
    this.measureSize ??= reportHeight(this.container, (height) =>
      this.post({ kind: 'height', height }),
    );
    this.measureSize();
  }

  /**
   * Returns Tailwind's styles for the classes of the demo. Its compiler is loaded with the first demo that needs it.
   */
  private async styleClasses(compiled: readonly CompiledFile[]): Promise<string> {
    await this.modules.load([tailwindModule]);
    const { startTailwind } = this.modules.require(tailwindModule) as TailwindModule;
    this.tailwind ??= startTailwind();
    const build = await this.tailwind;
    return build(compiled.flatMap(({ classes }) => classes));
  }

  /** Compiles all files and reports all their errors; returns undefined if there are any. */
  private compile(files: readonly EditedFile[]): CompiledFile[] | undefined {
    const problems: CodeProblem[] = [];
    const compiled = files.flatMap((file) => {
      try {
        const made = compileFile(file);
        problems.push(...this.unknownImports(made));
        return made;
      } catch (problem) {
        problems.push(problemOf(problem));
        return [];
      }
    });
    problems.forEach(this.report);
    return problems.length === 0 ? compiled : undefined;
  }

  private unknownImports({ name, imports }: CompiledFile): CodeProblem[] {
    return imports.flatMap(({ from, line, column }) => {
      const message = from.startsWith('.') ? undefined : missingModule(this.manifest, from);
      return message ? [{ phase: 'compile', message, file: name, line, column }] : [];
    });
  }

  private render(compiled: readonly CompiledFile[]): void {
    const stopEarlierTimers = markTimers();
    const Component = runFiles(compiled, this.modules.require).default;
    if (!isComponent(Component)) {
      throw new Error(`${compiled[0]?.name} has no component as its default export.`);
    }
    // Only now: while an edit cannot run, the previous one goes on running.
    stopEarlierTimers();
    const stageExports = this.modules.require(stageModule) as StageModule;
    this.stage ??= stageExports.createStage(this.container, (error, trace) =>
      this.report({ ...placeOfComponent(trace ?? '', this.files), ...problemOf(error, trace) }),
    );
    if (!this.view) return;
    const { theme } = this.view;
    const themeExports = theme
      ? (this.modules.require(theme) as { default: DemoTheme })
      : undefined;
    const isGood = this.stage.render(Component as ComponentType, this.view, themeExports?.default);
    if (isGood) this.sheets.keep();
    else this.sheets.drop();
  }
}

/** Whether React can render a value as a component: a function, a class, or what `memo` and `forwardRef` make. */
function isComponent(value: unknown): boolean {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value)
  );
}

/** How many of the newest timer ids are cleared: clearing all would take seconds in a frame with millions of them. */
const clearedIds = 10_000;

let stopped = 0;

/**
 * Returns a function that stops all timers started before this call, so that the previous edit does not go on running.
 */
function markTimers(): () => void {
  const newest = window.setTimeout(() => {});
  return () => {
    // Timeouts and intervals share their ids.
    for (let id = Math.max(stopped, newest - clearedIds) + 1; id <= newest; id += 1) {
      window.clearTimeout(id);
    }
    stopped = newest;
  };
}
