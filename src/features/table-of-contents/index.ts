export { TableOfContents } from './TableOfContents';
export { ContentsSummary } from './ContentsSummary';
