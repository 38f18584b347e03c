/** An ad of our own (spec §3). */
export interface InHouseAd {
  /** `templates`; analytics tells ads apart by it. */
  name: string;
  link: string;
  /** Picture for light backgrounds, 130 × 100. */
  img: string;
  /** The same for dark backgrounds. */
  imgDark: string;
  /** HTML of ours. */
  description: string;
  /** Who pays for it. */
  poweredby: string;
  /** What analytics calls clicks on it. */
  label: string;
}
