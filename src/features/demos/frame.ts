/** Entry point for the page that runs edited demos: what surrounds every demo. */
export { DemoRoot } from './island/DemoRoot';
export { createDemoCache } from './island/createDemoCache';
export { themeOf } from './theme/assignTheme';
export { createRtlCache } from './island/createRtlCache';
