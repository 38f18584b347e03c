export { createFramePage } from './demo-frame';
export { createDocsPage } from './createDocsPage';
export { DocsApp } from './DocsApp';
export { NotFoundPage } from './NotFoundPage';
export { OfflinePage } from './OfflinePage';
export { ProductionErrorPage } from './ProductionErrorPage';
