import type { GetStaticPropsResult } from 'next';
import type { HomePageProps } from './HomePage';
import { readKnownPosts } from '../readContent';

/** How many posts the home page shows. */
const shown = 3;

/** What the home page shows besides the products, for `getStaticProps`. */
export async function readHome(): Promise<GetStaticPropsResult<HomePageProps>> {
  const { posts } = await readKnownPosts();
  return { props: { posts: posts.slice(0, shown) } };
}
