const home = '/premium-themes/onepirate/';

export const addresses = {
  home,
  signIn: `${home}sign-in/`,
  signUp: `${home}sign-up/`,
  forgotPassword: `${home}forgot-password/`,
  terms: `${home}terms/`,
  privacy: `${home}privacy/`,
};
