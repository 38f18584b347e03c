/** What the network's script puts on the page. */
const element = '#carbonads';

/**
 * What of the network's ad is inside `box`: nothing, an ad, or its fallback for those who support the libraries. An
 * element without content, which a broken script leaves, is no ad.
 */
export function findNetworkAd(box: Element): 'none' | 'shown' | 'backers' {
  if (!box.querySelector(`${element} > *`)) return 'none';
  return box.querySelector(`${element} a[href*="/discover-more/backers"]`) ? 'backers' : 'shown';
}
