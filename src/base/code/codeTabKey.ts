/** Start of the keys under which the choices of code tabs are kept in local storage (contract §5). */
export const codeTabKey = 'codeblock-';
