export { variablesOf } from './theme/addVariables';
export { renderDemos, type DemoToRender, type RenderedDemos } from './render/renderDemos';
