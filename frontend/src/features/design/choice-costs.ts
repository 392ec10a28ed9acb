import type { Design } from '@hearthline/rules/design.ts';
import { excludedBy, type PricedGroup } from '@hearthline/rules/prices/priced-groups.ts';
import { surchargedHome, surchargeText } from '@hearthline/rules/prices/surcharge.ts';
import type { ApiSession } from '../../platform/api/api-fetch.ts';
import { heldDesign } from '../../platform/business/held-design.ts';
import { readMyDesign, type MyDesign } from '../../platform/business/my-design.ts';
import type { OptionNotes } from '../../ui/forms/option-picker.tsx';

/** What stands on the cards of a question, by its id. */
export type NotesByQuestion = Readonly<Record<string, OptionNotes>>;

/** The design that this browser holds; null if it holds none, or none that can be read now. */
const readHeld = async (session: ApiSession): Promise<MyDesign | null> => {
  const held = heldDesign();
  return held && (await readMyDesign(session, held.code).catch(() => null));
};

/**
 * Reads what choices cost today: for the home of the design that this browser holds, or else for one of their unit.
 * @returns what stands on the cards with a roof and a siding chosen; choices that cannot be had together are barred, with the reason
 * @throws TypeError if it cannot be read
 */
export const readChoiceCosts = async (session: ApiSession): Promise<(design: Design) => NotesByQuestion> => {
  const [response, held] = await Promise.all([fetch('/api/options'), readHeld(session)]);
  if (!response.ok) throw new TypeError(response.statusText);
  const { groups } = (await response.json()) as { groups: PricedGroup[] };
  const home = surchargedHome(held?.home ?? null);
  return ({ roof, siding }) => {
    const chosen = { roof, siding, options: held?.options ?? [] };
    return Object.fromEntries(
      groups.map((group) => [
        group.key,
        Object.fromEntries(
          group.choices.map((choice) => {
            const excluded = excludedBy(groups, group, choice, chosen);
            return [
              choice.key,
              excluded === null
                ? { text: surchargeText(choice, home) ?? 'Ask us for the price' }
                : { text: excluded, isBarred: true },
            ];
          }),
        ),
      ]),
    );
  };
};
