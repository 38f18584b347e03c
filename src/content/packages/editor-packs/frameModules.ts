/** The folder with what belongs to the frame's own page. */
export const frameFolder = 'src/shell/editor-frame';

/** Where the module is that renders what surrounds a demo. */
export const stageFile = `./${frameFolder}/stage.tsx`;

/** Where the module is that makes styles of Tailwind's classes. */
export const tailwindFile = `./${frameFolder}/tailwind.ts`;
