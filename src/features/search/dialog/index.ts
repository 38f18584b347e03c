export { SearchDialog as default } from './SearchDialog';
export { prepare } from './prepare';
