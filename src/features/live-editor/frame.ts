/** Entry point for the iframe that runs edited code. */
export { startFrame } from './frame/startFrame';
export type { OnStageError, Stage, StageModule, TailwindModule } from './frame/stage';
export type { StageView } from './protocol';
