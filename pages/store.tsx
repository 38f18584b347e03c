import { mentionedFonts } from '@/model';
import { pageFonts } from '../docs-data/pageFonts';
import { store } from '../docs-data/store';

export { StorePage as default } from '@/shell/special-pages/StorePage';

export const getStaticProps = () => ({
  props: { store, fonts: mentionedFonts(pageFonts, JSON.stringify(store)) },
});
