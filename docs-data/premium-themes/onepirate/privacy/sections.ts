import type { ArticleSection } from '../article/Article';

export const sections: ArticleSection[] = [
  {
    title: 'What we keep',
    paragraphs: [
      'Your name, your email address and the boats you booked. We need them to let you on board and to reach you when the weather turns.',
      'Your card number goes to the bank and nowhere else. We see its last four digits.',
    ],
  },
  {
    title: 'What we do not keep',
    paragraphs: [
      'Where you are, what you read, who you came with. This site sets one cookie, which remembers that you are signed in.',
    ],
  },
  {
    title: 'For how long',
    paragraphs: [
      'Bookings stay for ten years, because the tax office says so. Everything else is deleted 12 months after your last trip.',
    ],
  },
  {
    title: 'Who else sees it',
    paragraphs: [
      'The skipper has a list of first names for the night. The harbor office gets the number of people on board, without names.',
    ],
  },
  {
    title: 'Your say',
    paragraphs: [
      'Ask the office on pier 4 for a copy of what we keep, and it is yours within a week. Ask us to forget you, and we do, apart from the bookings of the last ten years.',
    ],
  },
];
