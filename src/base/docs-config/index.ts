export { DocsProvider, useDocsConfig, type DocsConfig } from './DocsProvider';
export { CounterpartsProvider, useCounterparts, type Counterparts } from './counterparts';
