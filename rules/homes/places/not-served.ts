/** What is said of a price where the seller does not deliver; apart from what says so, which pages need not load. */
export const notServedSentence = 'We do not deliver to this place yet.';

/** What is said of a home with a section that is too wide for the road, in place of a delivered total. */
export const tooWideSentence = 'Too wide for the road.';
