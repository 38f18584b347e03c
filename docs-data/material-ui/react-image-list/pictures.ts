const folder = '/static/images/island';

/** Pictures of an island, drawn for these demos. */
export const pictures = [
  {
    src: `${folder}/harbor.svg`,
    title: 'Two sails',
    place: 'South Harbor',
  },
  { src: `${folder}/night.svg`, title: 'Night bay', place: 'The Bay' },
  { src: `${folder}/dunes.svg`, title: 'Dunes', place: 'North Beach' },
  {
    src: `${folder}/meadow.svg`,
    title: 'Meadow',
    place: 'Shepherd’s Hill',
  },
  { src: `${folder}/ferry.svg`, title: 'Last ferry', place: 'Old Pier' },
  { src: `${folder}/cliff.svg`, title: 'Cliff', place: 'West Cape' },
];

/** Pictures that are higher than wide. */
export const tallPictures = [
  { src: `${folder}/lighthouse.svg`, title: 'Lighthouse', place: 'West Cape' },
  { src: `${folder}/forest.svg`, title: 'Three firs', place: 'The Glen' },
];
