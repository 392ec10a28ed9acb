import type { Design } from '@hearthline/rules/design.ts';
import { homeOfChoices, isIncluded } from '@hearthline/rules/homes/prices/choices.ts';
import { excludedBy } from '@hearthline/rules/homes/prices/priced-groups.ts';
import { surchargedHome, surchargeText } from '@hearthline/rules/homes/prices/surcharge.ts';
import type { MyDesign } from '../../../domain/my-design.ts';
import { rest } from '../../../platform/api/rest-client.ts';

/** What stands on the cards, by the ids of the questions and of their options. A barred one cannot be chosen; its text says why. */
export type NotesByQuestion = Readonly<
  Record<string, Readonly<Record<string, { readonly text: string; readonly isBarred?: boolean }>>>
>;

/**
 * Reads what choices cost today: for the home of a design, or else for one of their unit.
 * @returns what stands on the cards with a roof and a siding chosen; choices that cannot be had together are barred
 * @throws what `rest` throws
 */
export const readChoiceCosts = async (
  reading: Promise<MyDesign | null>,
): Promise<(design: Design) => NotesByQuestion> => {
  const [{ groups }, stored] = await Promise.all([rest('GET /api/options'), reading]);
  const home = homeOfChoices(stored?.home ?? null);
  const surcharged = surchargedHome(stored?.home ?? null);
  return ({ roof, siding }) => {
    const chosen = { roof, siding, options: stored?.options ?? [] };
    return Object.fromEntries(
      groups.map((group) => [
        group.key,
        Object.fromEntries(
          group.choices.map((choice) => {
            const excluded = excludedBy(groups, group, choice, chosen, home);
            return [
              choice.key,
              excluded === null
                ? {
                    text:
                      surchargeText(
                        choice,
                        surcharged,
                        isIncluded(groups, `${group.key}:${choice.key}`, home),
                      ) ?? 'Call for the price',
                  }
                : { text: excluded, isBarred: true },
            ];
          }),
        ),
      ]),
    );
  };
};
