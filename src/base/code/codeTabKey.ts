/** Prefix of the local storage keys that hold the choices of code tabs (contract §5). */
export const codeTabKey = 'codeblock-';
