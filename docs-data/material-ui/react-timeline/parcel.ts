/** The journey of a parcel, from the first event to the last. */
export const parcel = [
  { event: 'Ordered', time: '9:30 AM' },
  { event: 'Packed', time: '10:15 AM' },
  { event: 'On its way', time: '12:40 PM' },
  { event: 'Delivered', time: '4:05 PM' },
];
