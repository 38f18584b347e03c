/** The functions that render pages on the server. `serverEntry` adds them to the bundle for Node. */
export { renderDemos } from '@/features/demos/server';
export { withDemos } from '@/shell/server/withDemos';
export { viewPage } from '@/shell/server/viewPage';
export { earlyScriptsOf } from '@/shell/document/earlyScripts';
export { earlyBodyScript } from '@/base/theme/settings';
export { earlyViewScript } from '@/features/demos';
