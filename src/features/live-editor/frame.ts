/** The entry point for the page that runs edited code. */
export { startFrame } from './frame/startFrame';
export type { OnStageError, Stage, StageModule, TailwindModule } from './frame/stage';
export type { StageView } from './protocol';
