/** What is said of a ZIP code that is none; apart from the rule, so that pages need not load the library of rules for it. */
export const zipSentence = 'A ZIP code has five digits';
