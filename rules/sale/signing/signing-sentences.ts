/** What is said to somebody who signs a paper. @param what how people call it, in lower case */
export const signingSentences = (what: 'agreement' | 'change order') => ({
  missing: `There is no such ${what}.`,
  otherName: `Please type your name as it appears in the ${what}`,
  readFirst: `Please read the ${what} before you agree to sign electronically.`,
  signedAlready: `You have signed this ${what} already.`,
  allSigned: `This ${what} has been signed by everybody.`,
  declined: `This ${what} was declined, so it can no longer be signed.`,
  expired: `The time to sign this ${what} has run out. Please ask us for a new one.`,
  void: `This ${what} was made void, so it can no longer be signed.`,
  linkReplaced: `A newer link to this ${what} has been sent. Please open that one.`,
  copyEnded: `This link has ended: signed ${what}s can be opened for 30 days. You can have a new link mailed.`,
});
export type SigningSentences = ReturnType<typeof signingSentences>;
