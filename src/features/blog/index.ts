export { PostByline, type PostBylineProps } from './PostByline';
export { PostFeed } from './PostFeed';
export { PostList } from './PostList';
export { PostPaging } from './PostPaging';
export { TagList, type TagListProps } from './TagList';
