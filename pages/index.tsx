export { HomePage as default } from '@/shell';
