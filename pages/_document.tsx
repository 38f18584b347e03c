// Imported from its own entry point: if the document imported what pages read, it would be reloaded at each edit of the
// content.
export { DocsDocument as default } from '@/shell/document/DocsDocument';
