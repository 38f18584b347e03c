/** The plants that have a picture. */
export type Plant = 'fern' | 'cactus' | 'tulip';

export interface Visit {
  day: string;
  tasks: readonly string[];
  /** The tasks that are done. */
  done: readonly string[];
  answer?: 'confirmed' | 'declined';
}

export interface Message {
  id: string;
  from: 'me' | 'them';
  when: string;
  text?: string;
  visit?: Visit;
}

export interface Thread {
  id: string;
  person: string;
  about: string;
  plant: Plant;
  unread: number;
  messages: readonly Message[];
  /** Short answers that fit the last message. */
  answers: readonly string[];
}

export const firstThreads: readonly Thread[] = [
  {
    id: 'mirela',
    person: 'Mirela Dvorak',
    about: 'Two ferns on Canal Row, until June 3',
    plant: 'fern',
    unread: 0,
    messages: [
      {
        id: 'm1',
        from: 'them',
        when: 'Monday, 18:02',
        text: 'The key is with the bookbinder downstairs. He closes at six, but he hears the bell until eight.',
      },
      {
        id: 'm2',
        from: 'me',
        when: 'Monday, 18:20',
        text: 'Got it. Does the small fern still sulk behind the curtain?',
      },
      {
        id: 'm3',
        from: 'them',
        when: 'Today, 07:45',
        text: 'It has forgiven me. Please keep it there, and give it half a glass at most.',
      },
      {
        id: 'm4',
        from: 'them',
        when: 'Today, 07:46',
        visit: {
          day: 'Thursday, 17:30',
          tasks: [
            'Half a glass for the small fern',
            'Turn the large fern by a quarter',
            'Empty the saucers',
          ],
          done: [],
        },
      },
    ],
    answers: ['I’ll be there.', 'Half an hour later?', 'Is the window open?'],
  },
  {
    id: 'joao',
    person: 'João Ribeiro',
    about: 'A cactus that is older than he is',
    plant: 'cactus',
    unread: 2,
    messages: [
      {
        id: 'j1',
        from: 'them',
        when: 'Yesterday, 21:10',
        text: 'Did anybody water Esteban? There is a drop on the saucer in your photo.',
      },
      {
        id: 'j2',
        from: 'them',
        when: 'Yesterday, 21:11',
        text: 'He gets water on the first of the month. He has always had water on the first of the month.',
      },
    ],
    answers: ['It was dew.', 'Not a drop, I promise.'],
  },
  {
    id: 'amara',
    person: 'Amara and Lis',
    about: 'Balcony of tulips, Mill Hill 9',
    plant: 'tulip',
    unread: 0,
    messages: [
      {
        id: 'a1',
        from: 'me',
        when: 'May 9, 16:40',
        text: 'All watered. The yellow ones opened while I was there.',
      },
      {
        id: 'a2',
        from: 'them',
        when: 'May 9, 19:05',
        text: 'We are a little jealous. Take one home, they look better in a kitchen.',
      },
    ],
    answers: ['Thank you!', 'Same time next week?'],
  },
];
