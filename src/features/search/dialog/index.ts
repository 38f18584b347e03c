export { SearchDialog as default } from './SearchDialog';
