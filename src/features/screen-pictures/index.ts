export { ScreenPictures } from './ScreenPictures';
