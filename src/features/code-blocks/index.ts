export { CodeBlocks } from './CodeBlocks';
export { earlyTabsScript } from './earlyTabsScript';
