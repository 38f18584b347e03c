import '@/base/theme/reset.css';
import '@/base/theme/direction.css';
import '../.content/theme.css';
import '@/base/theme/prose.css';
import '@/base/theme/heading.css';
import '@/base/theme/table.css';
import '@/base/theme/callout.css';
import '@/base/code/code.css';
import '@/base/code/codeTabs.css';
import '@/base/theme/demoFont.css';
import '@/features/navigation/navigation.css';
import '@/features/api-reference/apiTools.css';
import '@/features/api-reference/apiRows.css';
import '@/features/api-reference/apiLists.css';
import '@/features/api-reference/apiTypes.css';
import '@/base/theme/print.css';
import type { AppProps } from 'next/app';
import '@/shell/app/fonts';
import '@/shell/app/fonts/fallbacks.css';
import { DocsApp } from '@/shell/app/DocsApp';
import products from '../.content/products.json';
import { inHouseAds } from '../docs-data/ads';
import { sponsorInvitation, sponsors } from '../docs-data/sponsors';
import type { ProductFacts } from '@/model';

const facts = {
  products: products as readonly ProductFacts[],
  sponsors,
  sponsorInvitation,
  inHouseAds,
};

export default function App(props: AppProps) {
  return <DocsApp {...props} facts={facts} />;
}
