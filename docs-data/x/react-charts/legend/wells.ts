/** Wells in a field: east and north in meters from its corner, and the depth in meters. */
export const wells = [
  { id: 'w1', x: 12, y: 40, z: 6 },
  { id: 'w2', x: 25, y: 18, z: 11 },
  { id: 'w3', x: 38, y: 55, z: 9 },
  { id: 'w4', x: 52, y: 31, z: 17 },
  { id: 'w5', x: 61, y: 62, z: 15 },
  { id: 'w6', x: 74, y: 22, z: 22 },
  { id: 'w7', x: 85, y: 48, z: 25 },
];
