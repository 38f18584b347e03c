export { readProductionErrors, type FoundErrors } from './readProductionErrors';
