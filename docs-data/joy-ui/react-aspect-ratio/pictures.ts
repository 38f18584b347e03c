export const pictures = [
  { src: '/static/images/island/cliff.svg', name: 'Cliff' },
  { src: '/static/images/island/dunes.svg', name: 'Dunes' },
  { src: '/static/images/island/harbor.svg', name: 'Harbor' },
  { src: '/static/images/island/night.svg', name: 'Night over the sea' },
];
