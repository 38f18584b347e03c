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
    facts: 'From €18, 70 minutes at 21:30',
    sky: ['#14365a', '#3a6ea5'],
    shape:
      'M0 136h400v86H0zM30 222v-6a75 68 0 0 1 150 0v6zM220 222v-6a75 68 0 0 1 150 0v6zM99 116h4v20h-4zM199 116h4v20h-4zM299 116h4v20h-4z',
    glow: 'M96 106h10v10H96zM196 106h10v10h-10zM296 106h10v10h-10z',
  },
  {
    title: 'Out to the lighthouse',
    facts: 'From €29, two hours at 22:00',
    sky: ['#0b1b2e', '#7a4a52'],
    shape:
      'M186 206l10-80h28l10 80zM190 116h40v10h-40zM196 98l14-16 14 16zM110 222c40-22 180-22 220 0z',
    glow: 'M200 100h20v16h-20zM224 106l150-28v50zM196 106 46 78v50z',
  },
  {
    title: 'Fish market at four',
    facts: 'From €22, 90 minutes at 4:00',
    sky: ['#4b2e52', '#d7603a'],
    shape:
      'M30 150h130v72H30zM18 150l16-26h122l16 26zM210 140h160v82H210zM198 140l20-28h144l20 28z',
    glow: 'M48 168h24v22H48zM84 168h24v22H84zM120 168h24v22h-24zM232 158h28v22h-28zM276 158h28v22h-28zM320 158h28v22h-28z',
  },
  {
    title: 'Silent night',
    facts: 'From €16, one hour at 23:30',
    sky: ['#050d1a', '#14365a'],
    shape: 'M0 222c50-60 90-70 130-40 50-60 100-60 150-6 40-30 80-20 120 46z',
    glow: 'M90 84a26 26 0 1 0 26 34 22 22 0 0 1-26-34z',
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
