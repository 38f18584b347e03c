export { renderDemos, type DemoToRender, type RenderedDemos } from './render/renderDemos';
