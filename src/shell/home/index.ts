export { createHomePage, type HomePageProps } from './HomePage';
export type { ShowcaseView } from './Showcases';
