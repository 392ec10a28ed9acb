import type { QuotedChoice } from '../prices/choices.ts';
import { lookParts, type Look } from './look.ts';

/** What follows the name of a choice: a color says by itself what it is. */
const nouns: Readonly<Record<keyof Look, string>> = {
  style: ' style',
  roof: ' roof',
  siding: ' siding',
  color: '',
};

/**
 * The look of a home, beside the home: `Cabin style · Gable roof · Wood siding · Sage`.
 * @param choices all that are meant, with the names that the seller gave them
 */
export const lookText = (choices: readonly Pick<QuotedChoice, 'key' | 'label'>[]): string =>
  lookParts
    .flatMap((part) => {
      const choice = choices.find(({ key }) => key.startsWith(`${part}:`));
      return choice ? [choice.label + nouns[part]] : [];
    })
    .join(' · ');
