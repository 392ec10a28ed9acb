import { designWords, type Design } from '../design.ts';
import { withSentence } from './plans/plan-interest.ts';

const opening = 'I designed a home with ';
const ending = ' and would like to talk about it.';
const anySentence = new RegExp(`${opening}.{1,80}?${ending.replace('.', '\\.')}`);

/** The sentence about the design in an appointment's message; null when nothing is chosen. */
export const designSentence = (design: Design): string | null => {
  const words = designWords(design);
  return (words && `${opening}${design.roof ? 'a ' : ''}${words}${ending}`) || null;
};

/** Adds the sentence about the design to a message, or replaces the one about an earlier design; the rest of the message stays. */
export const withDesignSentence = (message: string, design: Design): string => {
  const sentence = designSentence(design);
  return sentence ? withSentence(message, sentence, anySentence) : message;
};
