import type { DealStage } from '@hearthline/rules/sale/deals/stages.ts';
import type { DealTextName } from '@hearthline/rules/sale/deals/deal-texts.ts';
import { humanize } from '@hearthline/rules/humanize.ts';

/** Where leads come from by themselves, in words; anything else as staff wrote it. */
const sourceText = (source: string): string => (/^[a-z_ ]+$/.test(source) ? humanize(source) : source);

/** One of a deal's texts as it is shown; null without one. */
export const shownText = (name: DealTextName, text: string | null): string | null =>
  name === 'source' && text !== null ? sourceText(text) : text;

/** How a deal is named where its number alone would say little: `D-1042, Jane Doe`. */
export const dealName = ({ number, buyerName }: { readonly number: string; readonly buyerName: string }) =>
  `${number}, ${buyerName}`;

/** The value of {@link dealStages} as a filter in the address of the list. */
export const stageListPath = (stage: DealStage, owner: string | null = null): string =>
  `/deals?${new URLSearchParams({ view: 'list', stage, ...(owner && { owner }) })}`;
