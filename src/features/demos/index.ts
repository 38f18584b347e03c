export { Demo, type DemoProps } from './Demo';
export { fetchSource } from './source/fetchSource';
export { DemoElsewhere } from './DemoElsewhere';
export { DemoStage, type DemoStageProps } from './stage/DemoStage';
export { DemoStyles } from './DemoStyles';
export { DemoSheet } from './styling/DemoSheet';
export { earlyStylingScript } from './styling/earlyStylingScript';
export { earlyViewScript } from './view/earlyViewScript';
export { readViewQuery } from './view/viewOptions';
