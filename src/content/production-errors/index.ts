export { keptProductionErrors, readProductionErrors } from './readProductionErrors';
