/** What guests of a hostel ask. Each demo has its own questions, because their answers are regions of one page. */
export const questions = {
  arrival: [
    {
      title: 'When can I check in?',
      text: 'From 15:00, and late with a code.',
    },
    { title: 'Where do I park?', text: 'Behind the house, for €4 a night.' },
  ],
  food: [
    {
      title: 'Is there breakfast?',
      text: 'From 7:30 until 10:00, with bread from the bakery next to us.',
    },
    { title: 'Can I cook?', text: 'The kitchen on the first floor is yours.' },
    { title: 'Is there a bar?', text: 'From Thursday until Saturday.' },
  ],
  house: [
    { title: 'When is it quiet?', text: 'From 22:00 until 7:00.' },
    { title: 'Can I smoke?', text: 'On the terrace, not in the rooms.' },
    {
      title: 'Who has a key?',
      text: 'You open the front door with your code.',
    },
  ],
  laundry: [
    { title: 'Can I wash clothes?', text: 'In the cellar, for €3 a machine.' },
    { title: 'Are there towels?', text: 'You can rent one at the desk.' },
  ],
  pets: [
    { title: 'Can I bring my dog?', text: 'Yes, to the rooms with a garden.' },
    {
      title: 'What does a dog cost?',
      text: 'Five euros a night, water included.',
    },
  ],
  trips: [
    { title: 'Do you rent bikes?', text: 'Ten of them stand in the yard.' },
    { title: 'Is there a beach?', text: 'Yes, twenty minutes away on foot.' },
  ],
  groups: [
    { title: 'How large is the hall?', text: 'It has seats for forty guests.' },
    { title: 'Is there a projector?', text: 'Yes. Bring your own cable.' },
  ],
  departure: [
    {
      title: 'When do I check out?',
      text: 'Until 11:00. Leave the sheets on.',
    },
    {
      title: 'Can I leave luggage?',
      text: 'Yes, in the lockers, until 18:00.',
    },
  ],
};
