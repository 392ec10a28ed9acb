import { defaultProbability, type DealStage } from '@hearthline/rules/sale/deals/stages.ts';
import { weightedCents } from '@hearthline/rules/sale/deals/value.ts';
import type { DealBoardQuery, DealCardFragment } from '../../../../gql/generated.ts';

export type Column = DealBoardQuery['dealBoard'][number];

/** What a deal counts in the forecast of a stage: that of its own, or the usual one of another. */
const weightedIn = (deal: DealCardFragment, stage: DealStage): number =>
  deal.stage === stage ? deal.weightedCents : weightedCents(deal.valueCents, defaultProbability[stage]);

const without = (column: Column, deal: DealCardFragment): Column => ({
  ...column,
  count: column.count - 1,
  valueCents: column.valueCents - deal.valueCents,
  weightedCents: column.weightedCents - weightedIn(deal, column.stage),
  deals: column.deals.filter(({ id }) => id !== deal.id),
});

const withCard = (column: Column, deal: DealCardFragment): Column => ({
  ...column,
  count: column.count + 1,
  valueCents: column.valueCents + deal.valueCents,
  weightedCents: column.weightedCents + weightedIn(deal, column.stage),
  deals: [deal, ...column.deals],
});

/**
 * The columns as they will be once the server has told all of them anew: a card that is on its way, or has just arrived, stands where it
 * goes, and its value counts there, with the usual probability of that stage.
 * @param moving where the cards go whose moves the server has not answered yet
 */
export const shownColumns = (
  columns: readonly Column[],
  moving: ReadonlyMap<string, DealStage>,
): readonly Column[] => {
  const moved = columns.flatMap(({ stage, deals }) =>
    deals.flatMap((deal) => {
      const to = moving.get(deal.id) ?? deal.stage;
      return to === stage ? [] : [{ deal, from: stage, to }];
    }),
  );
  return columns.map((column) => {
    const left = moved
      .filter(({ from }) => from === column.stage)
      .reduce((rest, { deal }) => without(rest, deal), column);
    return moved
      .filter(({ to }) => to === column.stage)
      .reduce((more, { deal }) => withCard(more, deal), left);
  });
};
