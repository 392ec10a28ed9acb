/** What is said of a price where the seller does not deliver; apart from what says so, which pages need not load. */
export const notServedSentence = 'We do not deliver to this place yet.';
