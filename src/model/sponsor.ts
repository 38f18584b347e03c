/** A sponsor of the project. */
export interface Sponsor {
  name: string;
  href: string;
  /** Address of an image, 2:1. */
  image?: string;
}
