/** What the image of a page says. */
export interface Card {
  title: string;
  description: string;
  product: CardProduct;
}

/** The top of an image, which all pages of a product share. */
export interface CardProduct {
  name: string;
  /** Source of its logo, an SVG. */
  logo: string;
  /** Name of the whole site. */
  site: string;
}

/** Where title and description stand in an image; all around it is the same for all pages of a product. */
export const textArea = { left: 80, top: 200, width: 1040, height: 368 } as const;

/** The most bytes an image may have: networks load it for every reader of a link. */
export const mostBytes = 30_000;
