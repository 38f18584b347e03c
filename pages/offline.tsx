export { OfflinePage as default } from '@/shell/OfflinePage';
