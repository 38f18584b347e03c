/** Name of the cookie that keeps the chosen styling (contract §5). */
export const stylingCookie = 'codeStyling';
