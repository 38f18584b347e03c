/** Style sheets that arrive as text (`bundlePack.ts`). */
declare module 'tailwindcss/*.css' {
  const css: string;
  export default css;
}
