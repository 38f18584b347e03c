import type { PageFont } from '@/model';

/** Fonts of themes that readers can visit, needed wherever one of the themes is named. */
export const pageFonts: readonly PageFont[] = [
  {
    mention: 'onepirate',
    stylesheet:
      'https://fonts.googleapis.com/css2?family=Roboto+Condensed:wght@700&family=Work+Sans:wght@300;400&display=swap',
  },
];
