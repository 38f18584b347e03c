export const reasons = [
  {
    title: 'Small boats only',
    text: 'Twelve seats leave no back row. You hear the skipper, and the skipper hears you.',
    icon: 'M6 34h52l-8 16H14zM32 30V8l18 18H32',
  },
  {
    title: 'No engine in the old port',
    text: 'Between the bridges we row. It takes ten minutes, and nobody has asked for the engine back.',
    icon: 'M10 54 46 18m-6-10 16 16-6 6-16-16zM54 54 30 30M18 18l-8-8',
  },
  {
    title: 'Blankets and broth',
    text: 'Wool for your knees and a hot cup for your hands, from September to May.',
    icon: 'M10 26h36v16a12 12 0 0 1-12 12H22a12 12 0 0 1-12-12zM46 30h6a6 6 0 0 1 0 14h-6M20 18v-8m8 8v-8m8 8v-8',
  },
];

export const trips = [
  {
    title: 'Under nine bridges',
    facts: '70 minutes, 21:30, from €18',
    sky: ['#14365a', '#3a6ea5'],
    shape:
      'M0 170h400v12H0zM30 182a80 80 0 0 1 160 0h20a80 80 0 0 1 160 0h30v40H0v-40zM40 130h8v40h-8zM190 120h20v50h-20zM352 130h8v40h-8z',
  },
  {
    title: 'Out to the lighthouse',
    facts: '2 hours, 22:00, from €29',
    sky: ['#0b1b2e', '#7a4a52'],
    shape:
      'M180 222l14-120h34l14 120zM188 84h46v18h-46zM194 62h34v22h-34zM211 44l24 18h-48zM90 222c40-30 210-34 260 0z',
  },
  {
    title: 'Fish market at four',
    facts: '90 minutes, 04:00, from €22',
    sky: ['#4b2e52', '#d7603a'],
    shape:
      'M20 140h150v82H20zM12 140l20-30h126l20 30zM200 120h180v102H200zM190 120l24-34h152l24 34z',
  },
  {
    title: 'Silent night',
    facts: '60 minutes, 23:30, from €16',
    sky: ['#050d1a', '#14365a'],
    shape:
      'M0 222c50-60 90-70 130-40 50-70 100-70 150-10 40-30 80-20 120 50zM300 96a28 28 0 1 1-30-36 24 24 0 0 0 30 36z',
  },
];

export const steps = [
  {
    title: 'Pick a night',
    text: 'The boats of the next two weeks are open. Cloudy nights cost less.',
  },
  {
    title: 'Find the lantern',
    text: 'Pier 4, under the crane that no longer turns. We light it 20 minutes before.',
  },
  {
    title: 'Step in',
    text: 'Life vest on, phone away. The rest is up to the water.',
  },
];
