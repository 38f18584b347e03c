export { Demo, type DemoProps } from './Demo';
export { fetchSource } from './source/fetchSource';
export { DemoElsewhere } from './DemoElsewhere';
export { DemoStage, type DemoStageProps } from './stage/DemoStage';
export { DemoStyles } from './DemoStyles';
export { DemoSheet } from './styling/DemoSheet';
export { default as earlyStylingScript } from './styling/earlyStyling.minified';
export { default as earlyViewScript } from './view/earlyView.minified';
export { readViewQuery } from './view/viewAddress';
