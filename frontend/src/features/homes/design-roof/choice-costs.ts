import { homeOfChoices, isIncluded } from '@hearthline/rules/homes/prices/choices.ts';
import { excludedBy, type PricedGroup } from '@hearthline/rules/homes/prices/priced-groups.ts';
import { surchargedHome, surchargeText } from '@hearthline/rules/homes/prices/surcharge.ts';
import type { Configuration } from '../../../domain/configuration.ts';

/** What stands on a card. A barred one cannot be chosen; its text says why. */
export interface ChoiceNote {
  readonly text: string;
  readonly isBarred: boolean;
}

/** What the choices of a group cost for a home as it is chosen, or else for one of their unit; by their keys. */
export const choiceNotes = (
  groups: readonly PricedGroup[],
  question: string,
  configuration: Configuration,
): Readonly<Record<string, ChoiceNote>> => {
  const home = homeOfChoices(configuration.home);
  const surcharged = surchargedHome(configuration.home);
  return Object.fromEntries(
    groups
      .filter(({ key }) => key === question)
      .flatMap((group) =>
        group.choices.map((choice) => {
          const excluded = excludedBy(groups, group, choice, configuration, home);
          const cost = surchargeText(
            choice,
            surcharged,
            isIncluded(groups, `${group.key}:${choice.key}`, home),
          );
          return [
            choice.key,
            { text: excluded ?? cost ?? 'Call for the price', isBarred: excluded !== null },
          ];
        }),
      ),
  );
};
