export { OfflinePage as default } from '@/shell/special-pages/OfflinePage';
