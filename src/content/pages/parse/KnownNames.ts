/** Width and height of an image, in CSS pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** Targets that a page may refer to. Images are identified by their address on this site, `/static/button.svg`. */
export interface KnownNames {
  components: readonly string[];
  imageExists(path: string): boolean;
  /** Written into the page so that there is no layout shift when the image arrives. */
  imageSize?(path: string): ImageSize | undefined;
  /** Links to the source as authors write them, and their form for the documented version; see `pinSource`. */
  permalink?: Permalink;
}

/** The beginning of links to source files: `…/blob/-/` means the documented version, `…/blob/v1.2.3/`. */
export interface Permalink {
  written: string;
  pinned: string;
}
