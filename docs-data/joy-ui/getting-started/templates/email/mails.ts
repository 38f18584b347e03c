export type Folder = 'Inbox' | 'Starred' | 'Sent' | 'Archive' | 'Bin';

export const folders: readonly Folder[] = [
  'Inbox',
  'Starred',
  'Sent',
  'Archive',
  'Bin',
];

export interface Mail {
  id: string;
  folder: Exclude<Folder, 'Starred'>;
  /** The sender, or the recipient of a sent message. */
  person: string;
  address: string;
  subject: string;
  when: string;
  body: readonly string[];
  isUnread?: boolean;
  isStarred?: boolean;
}

export const firstMails: readonly Mail[] = [
  {
    id: 'fox',
    folder: 'Inbox',
    person: 'Odile Marchetti',
    address: 'odile@workshop.example',
    subject: 'The fox has a new jaw',
    when: 'Today, 09:12',
    body: [
      'The lime wood split along the grain, so I carved the jaw again in maple. It closes without a sound now, which the last row will be glad of.',
      'I can bring him to the rehearsal on Thursday. Please leave the third string off until then: the balance has changed, and I would like to hang it myself.',
      'The tail is dry. Nobody should brush it.',
    ],
    isStarred: true,
  },
  {
    id: 'school',
    folder: 'Inbox',
    person: 'Hill Road School',
    address: 'office@hillroad.example',
    subject: '46 places for the Friday matinee?',
    when: 'Today, 08:40',
    body: [
      'Two classes would like to come on Friday at 10:30: 46 children and five adults, one of them in a wheelchair.',
      'Is there a place to leave coats and packed lunches? And is the thunder in the second act very loud? One boy would rather know before.',
    ],
    isUnread: true,
  },
  {
    id: 'lamp',
    folder: 'Inbox',
    person: 'Bram Teklu',
    address: 'bram@strings.example',
    subject: 'Lamp 7 flickers in the storm',
    when: 'Yesterday',
    body: [
      'It only happens when the moon is down at the same time, so I think it is the dimmer, not the lamp.',
      'I moved lamp 7 to channel 12 for tonight. If the sea looks green in the third scene, that is why.',
    ],
    isUnread: true,
  },
  {
    id: 'guests',
    folder: 'Inbox',
    person: 'Teatro dei Fili',
    address: 'tour@fili.example',
    subject: 'Guest performance in May',
    when: 'Monday',
    body: [
      'We are eight people, one van and 31 puppets. Our stage needs 4.20 m of height; your plan says 4.35 m, so we fit with a hand to spare.',
      'Could you send us the position of the power sockets, and the address of someone who repairs accordions?',
    ],
  },
  {
    id: 'thanks',
    folder: 'Inbox',
    person: 'Ruth Abendroth',
    address: 'ruth@letters.example',
    subject: 'From row four',
    when: '12 May',
    body: [
      'My granddaughter has made a crow out of a sock and a coat hanger, and it criticizes our cooking. Thank you for the evening.',
    ],
    isStarred: true,
  },
  {
    id: 'thread',
    folder: 'Sent',
    person: 'Waxed Thread & Co.',
    address: 'orders@thread.example',
    subject: 'Order: 200 m of black thread',
    when: 'Monday',
    body: [
      'Please send 200 m of the black waxed thread, 0.8 mm, to the stage door. The blue one from the last parcel was one shade too cheerful.',
    ],
  },
  {
    id: 'fire',
    folder: 'Archive',
    person: 'Town Fire Office',
    address: 'inspection@town.example',
    subject: 'Inspection passed',
    when: '2 May',
    body: [
      'The curtain and both exits passed. The paper dragon may stay in the foyer as long as it keeps 2 m from the heater.',
    ],
  },
];
