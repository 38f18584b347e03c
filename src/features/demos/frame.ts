/** Entry point for the iframe that runs edited demos. */
export { DemoRoot } from './island/DemoRoot';
export { createDemoCache } from './island/createDemoCache';
export { themeOf } from './theme/assignTheme';
export { createRtlCache } from './island/createRtlCache';
