/** The folder of the frame's own page. */
export const frameFolder = 'src/shell/editor-frame';

/** The module that renders the context of a demo, such as its theme. */
export const stageFile = `./${frameFolder}/stage.tsx`;

/** The module that generates styles for Tailwind's classes. */
export const tailwindFile = `./${frameFolder}/tailwind.ts`;
