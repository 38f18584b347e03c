export { DocsDocument as default } from '@/shell/server';
