import {
  textKeys,
  type TextKey,
  type TextVersion,
} from '@hearthline/rules/sale/agreements/agreement-parts.ts';
import type { Reads } from '../../../../platform/db/database.ts';
import { currentTexts } from '../agreement.queries.ts';

/** The newest version of every text. */
export const textsOfToday = async ({
  query,
}: Pick<Reads, 'query'>): Promise<Record<TextKey, TextVersion>> => {
  const rows = await query(currentTexts, {});
  return Object.fromEntries(
    textKeys.map((key) => {
      const row = rows.find((one) => one.key === key);
      return [key, { version: row?.version ?? 0, body: row?.body ?? '' }];
    }),
  ) as Record<TextKey, TextVersion>;
};

/** Those that an agreement holds. */
export const agreementTextsOfToday = async (
  reads: Pick<Reads, 'query'>,
): Promise<Omit<Record<TextKey, TextVersion>, 'change_order'>> => {
  const { change_order: _other, ...texts } = await textsOfToday(reads);
  return texts;
};
