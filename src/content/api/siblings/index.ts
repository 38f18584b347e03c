export { findSiblings } from './findSiblings';
export { listCompared, type ComparedComponent } from './listCompared';
export { surveyComponents, type ComponentSurvey, type SiblingContent } from './surveyComponents';
export type { DescribedComponent } from './componentsOf';
