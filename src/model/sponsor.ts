/** Somebody who pays for the project. */
export interface Sponsor {
  name: string;
  href: string;
  /** Address of a picture, 2:1. */
  image?: string;
}
