/** A range of code, as offsets. */
export interface CodeRange {
  from: number;
  to: number;
}

/** An attribute of an element; `...spread` has no name. */
export interface SubjectAttribute extends CodeRange {
  name?: string;
}

/** The position of the element that a playground changes, in the code of a demo's own file. */
export interface PlaygroundSubject extends CodeRange {
  /** End of its opening tag. */
  openTo: number;
  attributes: readonly SubjectAttribute[];
  /** Its children, if they are text. */
  text?: CodeRange;
  /** Whether it needs parentheses if it spans several lines. */
  isBare: boolean;
  /** The range of the preview, if there is one. */
  preview?: CodeRange;
}
