import type { ArticleSection } from '../article/Article';

export const sections: ArticleSection[] = [
  {
    title: 'Your seat',
    paragraphs: [
      'A seat is yours once we have confirmed it by email. It is tied to one boat and one night, not to one person: give it to a friend if you catch a cold.',
      'Children under six travel free of charge on the lap of an adult. On the trip to the lighthouse they have to be eight or older.',
    ],
  },
  {
    title: 'When you cannot come',
    paragraphs: [
      'Up to 24 hours before we cast off, you get the whole price back. After that you get half of it, as long as somebody else takes the seat.',
    ],
  },
  {
    title: 'When we cannot go',
    paragraphs: [
      'The skipper decides about wind, fog and thunder, and nobody overrules the skipper. If a trip is called off, choose between another night and your money.',
      'If we turn back after less than half of the route, the next trip is on us.',
    ],
  },
  {
    title: 'On board',
    paragraphs: [
      'Life vests stay closed. Glass bottles and fireworks stay ashore. Dogs are welcome when they do not mind the drum.',
      'We carry insurance for accidents on board and at the pier. It does not cover phones that fall into the harbor, and we have seen many.',
    ],
  },
  {
    title: 'Changes to these terms',
    paragraphs: [
      'A seat is bound to the terms of the day you booked it. New terms are announced here and on the pier 30 days before they apply.',
    ],
  },
];
