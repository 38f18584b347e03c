export { Sponsors, type SponsorsProps } from './Sponsors';
