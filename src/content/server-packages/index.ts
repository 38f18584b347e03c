export { writeStandIns } from './writeStandIns';
