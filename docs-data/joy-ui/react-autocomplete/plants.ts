export interface Plant {
  label: string;
  bed: string;
  /** The month in which it is sown. */
  sown: string;
}

/** Sorted by bed, as groups need it. */
export const plants: readonly Plant[] = [
  { label: 'Cosmos', bed: 'Flowers', sown: 'April' },
  { label: 'Marigold', bed: 'Flowers', sown: 'March' },
  { label: 'Sunflower', bed: 'Flowers', sown: 'May' },
  { label: 'Basil', bed: 'Herbs', sown: 'April' },
  { label: 'Chives', bed: 'Herbs', sown: 'March' },
  { label: 'Parsley', bed: 'Herbs', sown: 'March' },
  { label: 'Beetroot', bed: 'Vegetables', sown: 'May' },
  { label: 'Carrot', bed: 'Vegetables', sown: 'March' },
  { label: 'Pumpkin', bed: 'Vegetables', sown: 'May' },
  { label: 'Radish', bed: 'Vegetables', sown: 'March' },
];

export const plantNames = plants.map((plant) => plant.label);
