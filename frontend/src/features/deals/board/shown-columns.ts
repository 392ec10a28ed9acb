import { usualProbability, type DealStage } from '@hearthline/rules/deals/stages.ts';
import { weightedCents } from '@hearthline/rules/deals/value.ts';
import type { DealBoardQuery, DealCardFragment } from '../../../gql/generated.ts';

export type Column = DealBoardQuery['dealBoard'][number];

const without = (column: Column, deal: DealCardFragment): Column => ({
  ...column,
  count: column.count - 1,
  valueCents: column.valueCents - deal.valueCents,
  weightedCents: column.weightedCents - deal.weightedCents,
  deals: column.deals.filter(({ id }) => id !== deal.id),
});

const withCard = (column: Column, deal: DealCardFragment): Column => ({
  ...column,
  count: column.count + 1,
  valueCents: column.valueCents + deal.valueCents,
  weightedCents: column.weightedCents + deal.weightedCents,
  deals: [deal, ...column.deals],
});

/**
 * The columns as they will be once the server has answered the moves that are under way: a card stands where it goes, and its value counts
 * there, with the usual probability of that stage.
 */
export const shownColumns = (
  columns: readonly Column[],
  moving: ReadonlyMap<string, DealStage>,
): readonly Column[] => {
  const moved = columns.flatMap(({ deals }) =>
    deals.flatMap((deal) => {
      const to = moving.get(deal.id);
      return to !== undefined && to !== deal.stage ? [{ deal, to }] : [];
    }),
  );
  return columns.map((column) => {
    const left = moved
      .filter(({ deal }) => deal.stage === column.stage)
      .reduce((rest, { deal }) => without(rest, deal), column);
    return moved
      .filter(({ to }) => to === column.stage)
      .reduce((more, { deal, to }) => {
        const probabilityPercent = usualProbability[to];
        return withCard(more, {
          ...deal,
          stage: to,
          probabilityPercent,
          weightedCents: weightedCents(deal.valueCents, probabilityPercent),
        });
      }, left);
  });
};
