import { useTranslate } from '@/base/i18n';
import { PostByline } from '@/features/blog';
import { listPathname, type Post } from '@/model';
import home from './Home.module.css';
import styles from './LatestPosts.module.css';
import './texts';

/** Renders the newest posts of the blog and a link to all posts; nothing if there are no posts. */
export function LatestPosts({ posts }: { posts: readonly Post[] }) {
  const t = useTranslate();
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="posts" className={home.section}>
      <h2 id="posts">{t('home.posts')}</h2>
      <ul className={home.cards}>
        {posts.map((post) => (
          <li key={post.pathname} className={styles.post}>
            <h3 className={styles.title}>
              <a href={post.pathname}>{post.title}</a>
            </h3>
            <PostByline post={post} />
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <a href={listPathname()}>{t('blog.all')}</a>
      </p>
    </section>
  );
}
