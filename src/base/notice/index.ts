export { Notice, NoticeLinks } from './Notice';
