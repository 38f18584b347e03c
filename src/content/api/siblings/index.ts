export { findSiblings } from './findSiblings';
export { listCompared, type ComparedComponent } from './listCompared';
export {
  surveyComponents,
  type ComponentSurvey,
  type DescribedComponent,
  type SiblingContent,
} from './surveyComponents';
