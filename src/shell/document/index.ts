export { DocsDocument } from './DocsDocument';
