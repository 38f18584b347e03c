export { listSpecimens } from './listSpecimens';
export { partsOf, type AnatomyPart } from './partsOf';
export { prepareSpecimens, provideSpecimens } from './provideSpecimens';
