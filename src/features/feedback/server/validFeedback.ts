/** Valid feedback. */
export const validFeedback = {
  page: '/a/react-b/',
  section: '',
  rating: 1,
  comment: 'Good.',
  product: 'a',
  version: '1.0.0',
  language: 'en',
};
