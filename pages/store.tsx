import { mentionedFonts } from '@/model';
import { pageFonts } from '../docs-data/pageFonts';
import { store } from '../docs-data/store';

export { StorePage as default } from '@/shell/store';

export const getStaticProps = () => ({
  props: { store, fonts: mentionedFonts(pageFonts, JSON.stringify(store)) },
});
