export { NotFoundPage as default } from '@/shell/special-pages/NotFoundPage';
