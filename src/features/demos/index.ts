export { Demo, type DemoProps } from './Demo';
export { DemoStage, type DemoStageProps } from './stage/DemoStage';
export { DemoStyles } from './DemoStyles';
export { sourcesChanged } from './source/useSource';
export { earlyViewScript } from './view/earlyViewScript';
export { readViewQuery } from './view/viewOptions';
