export { listSpecimens } from './listSpecimens';
export { prepareSpecimens, provideSpecimens } from './provideSpecimens';
