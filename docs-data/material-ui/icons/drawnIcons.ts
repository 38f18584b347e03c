/** An icon in the form of Font Awesome's packages; ours are our own drawings. */
export interface IconDefinition {
  prefix: string;
  iconName: string;
  /** Width, height, ligatures, code point and path. */
  icon: [number, number, string[], string, string];
}

export const flag: IconDefinition = {
  prefix: 'drawn',
  iconName: 'flag',
  icon: [
    448,
    512,
    [],
    'e001',
    'M32 0h48v512H32zM112 32h304l-80 112 80 112H112z',
  ],
};

export const train: IconDefinition = {
  prefix: 'drawn',
  iconName: 'train',
  icon: [
    768,
    512,
    [],
    'e002',
    'M32 96h560q144 64 144 224v64H32zM80 160v96h128v-96zm192 0v96h128v-96zm192 0v96h128q-16-64-64-96zM16 416h736v48H16z',
  ],
};

export const pin: IconDefinition = {
  prefix: 'drawn',
  iconName: 'pin',
  icon: [
    384,
    512,
    [],
    'e003',
    'M192 0a192 192 0 0 1 192 192q0 112-192 320Q0 304 0 192A192 192 0 0 1 192 0zm0 112a80 80 0 1 0 0 160 80 80 0 1 0 0-160z',
  ],
};
