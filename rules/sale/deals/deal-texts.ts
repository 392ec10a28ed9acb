import { eachOfTexts, namesOfTexts, type PlainText } from '../../plain-texts.ts';

interface DealText extends PlainText {
  /** What its empty field in the form shows as an example. */
  readonly placeholder?: string;
  /** What the deal's page says while nobody has entered it; `Not set` if missing. */
  readonly blank?: string;
  /** It can still change once the deal is won. */
  readonly openWhenWon?: true;
}

/** The texts of a deal that need nothing of their own. Rules, form, page and history follow from this list (docs/add-a-field.md). */
export const dealTexts = {
  source: {
    title: 'Source',
    max: 100,
    placeholder: 'Model home, referral, home show',
    blank: 'Unknown',
    openWhenWon: true,
  },
} as const satisfies Record<string, DealText>;
export type DealTextName = keyof typeof dealTexts;

export const dealTextNames = namesOfTexts(dealTexts);

/** What is known of one of the texts. */
export const dealText = (name: DealTextName): DealText => dealTexts[name];

/** A value for each of the texts. */
export const eachDealText = eachOfTexts(dealTexts);
