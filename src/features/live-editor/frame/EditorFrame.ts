import { stageModule, type DemoTheme, type PackManifest } from '@/model';
import type { DocsFiles } from '../loader/beginFrame';
import { longestMessage } from '../protocol';
import type { CodeProblem, EditedFile, FromFrame, StageView, ToFrame, ToLoader } from '../protocol';
import { keepBuiltIns } from './builtIns';
import { problemOf } from './catchProblems';
import type { CompiledFile } from './compileFile';
import { compileFiles } from './compileFiles';
import { createClassStyler } from './createClassStyler';
import { DemoSheets } from './DemoSheets';
import { createPackModules, type PackModules } from './packModules';
import { placeOfComponent } from './placeOfError';
import { reportHeight } from './reportHeight';
import { runComponent } from './runComponent';
import type { Stage, StageModule } from './stage';

/** Maximum number of problems reported per run: code can produce them endlessly, and the page shows fewer. */
const mostReports = 100;

/** Runs the code that the page sends, and tells the page what became of it. */
export class EditorFrame {
  readonly sheets = new DemoSheets();
  readonly post: (message: FromFrame) => void;
  private readonly modules: PackModules;
  private readonly styleClasses: ReturnType<typeof createClassStyler>;
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
    this.styleClasses = createClassStyler(this.modules);
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
      const compiled = compileFiles(files, this.manifest, this.report);
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

  private render(compiled: readonly CompiledFile[]): void {
    const Component = runComponent(compiled, this.modules.require);
    const stageExports = this.modules.require(stageModule) as StageModule;
    this.stage ??= stageExports.createStage(this.container, (error, trace) =>
      this.report({ ...placeOfComponent(trace ?? '', this.files), ...problemOf(error, trace) }),
    );
    if (!this.view) return;
    const { theme } = this.view;
    const themeExports = theme
      ? (this.modules.require(theme) as { default: DemoTheme })
      : undefined;
    const isGood = this.stage.render(Component, this.view, themeExports?.default);
    if (isGood) this.sheets.keep();
    else this.sheets.drop();
  }
}
