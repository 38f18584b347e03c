/** The text of a social image, and its product. */
export interface Card {
  title: string;
  description: string;
  product: CardProduct;
}

/** The content of the top of an image, which all pages of a product share. */
export interface CardProduct {
  name: string;
  /** Source of its logo, an SVG. */
  logo: string;
  /** Name of the whole site. */
  site: string;
}

/** Box of title and description in an image, in pixels. All pages of a product share the rest of the image. */
export const textArea = { left: 80, top: 200, width: 1040, height: 368 } as const;

/** Size limit of an image in bytes: social networks load it for everyone who sees a link. */
export const mostBytes = 30_000;
