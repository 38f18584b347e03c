import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Delivery } from '../delivery/sendOrQueue';
import type { Rating } from './RatingButtons';

/** What a form delivers, and how. */
export interface DeliveryRequest {
  /** Undefined until the reader has chosen. */
  rating?: Rating;
  comment: string;
  deliver: (rating: Rating, comment: string) => Promise<Delivery>;
}

type State = 'open' | 'sending' | 'unrated' | Delivery;

/** Returns the state of a delivery, refs for the form and the message about it, and the function that delivers. */
export function useDelivery({ rating, comment, deliver }: DeliveryRequest) {
  const [state, setState] = useState<State>('open');
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLParagraphElement>(null);

  async function submit() {
    if (state === 'sending') return;
    if (rating === undefined) return setState('unrated');
    setState('sending');
    const delivery = await deliver(rating, comment);
    const hasFocus = () => form.current?.contains(document.activeElement);
    const hadFocus = hasFocus();
    flushSync(() => setState(delivery));
    // The focused field was removed: the message gets the focus, unless the reader has moved on.
    if (hadFocus && !hasFocus()) message.current?.focus({ preventScroll: true });
  }

  // Once the reader has chosen, the request to choose is obsolete.
  const isObsolete = state === 'unrated' && rating !== undefined;
  return { state: isObsolete ? 'open' : state, form, message, submit };
}
