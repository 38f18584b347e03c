/** An ad of our own (spec §3). */
export interface InHouseAd {
  /** Name, `templates`, by which analytics distinguishes ads. */
  name: string;
  link: string;
  /** Image for light backgrounds, 130 × 100 pixels. */
  img: string;
  /** Image for dark backgrounds. */
  imgDark: string;
  /** Trusted HTML, written by us. */
  description: string;
  /** Name of the advertiser. */
  poweredby: string;
  /** Label of its clicks in analytics. */
  label: string;
}
