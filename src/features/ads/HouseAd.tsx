import type { InHouseAd } from '@/model';
import type { AdStyle } from './chooseAd';
import { PictureAd } from './PictureAd';

/** Properties of {@link HouseAd}. */
export interface HouseAdProps {
  ad: InHouseAd;
  style: AdStyle;
}

/** Renders one of the site's own ads. */
export function HouseAd({ ad, style }: HouseAdProps) {
  const pictures = [
    { src: ad.img, className: 'only-light-mode' },
    { src: ad.imgDark, className: 'only-dark-mode' },
  ];
  return (
    <PictureAd
      href={ad.link}
      pictures={style === 'image' ? pictures : []}
      html={ad.description}
      poweredBy={ad.poweredby}
      label={ad.label}
    />
  );
}
