/** The old name of `../api-names`, for `../reference`, which still imports it. */
export { ApiNameCheck as TruthCheck, checkDeprecated } from '../api-names';
