// By an entry point of its own: a document that imported what pages read would be reloaded at each edit of the content.
export { DocsDocument as default } from '@/shell/document/DocsDocument';
