import type { Post } from '@/model';
import { PostByline } from './PostByline';
import styles from './PostList.module.css';

/** Renders a list of posts with their descriptions, in the given order. */
export function PostList({ posts }: { posts: readonly Post[] }) {
  return (
    <ol className={styles.list}>
      {posts.map((post) => (
        <li key={post.pathname} className={styles.post}>
          <article>
            <PostByline post={post} />
            <h2 className={styles.title}>
              <a href={post.pathname}>{post.title}</a>
            </h2>
            <p className={styles.text}>{post.description}</p>
          </article>
        </li>
      ))}
    </ol>
  );
}
