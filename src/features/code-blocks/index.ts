export { CodeBlocks } from './CodeBlocks';
export { default as earlyTabsScript } from './earlyTabs.minified';
