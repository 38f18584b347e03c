export { cachedProductionErrors, readProductionErrors } from './readProductionErrors';
