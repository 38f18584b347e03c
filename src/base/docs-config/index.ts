export { DocsProvider, useDocsConfig, type DocsConfig } from './DocsProvider';
