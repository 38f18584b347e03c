/** Name of the cookie that stores the chosen styling (contract §5). */
export const stylingCookie = 'codeStyling';
