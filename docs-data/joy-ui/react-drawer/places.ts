export const places = ['Heron marsh', 'Old quarry', 'River mouth'];
