import type { OptionGroup } from '@hearthline/rules/prices/option-group.ts';
import type { PublishedSurcharge } from '@hearthline/rules/prices/surcharge.ts';
import { chosenOf, readChoices } from '@hearthline/rules/prices/choices.ts';
import { useJson, type Loaded } from '../../platform/api/load-json.ts';
import type { DesignChange, MyDesign } from '../../platform/business/my-design.ts';

/** A choice with what it costs today. */
export type PricedChoice = OptionGroup['choices'][number] & PublishedSurcharge;

/** A group with what its choices cost today. */
export interface PricedGroup extends Omit<OptionGroup, 'choices'> {
  readonly choices: readonly PricedChoice[];
}

/** What can be chosen for a home. */
export const useOptionGroups = (): { loaded: Loaded<{ groups: PricedGroup[] }>; retry: () => void } =>
  useJson('/api/options');

/** The keys of a group's choices that are meant: those made, or else the standard one. */
export const madeIn = (group: PricedGroup, design: MyDesign): string[] => {
  const all = readChoices([group], chosenOf(design)).all;
  return group.choices.filter(({ key }) => all.includes(`${group.key}:${key}`)).map(({ key }) => key);
};

/** Why a choice cannot be made: the chosen ones that exclude it. Null if it can be. */
export const excludedBy = (
  groups: readonly PricedGroup[],
  group: PricedGroup,
  choice: PricedChoice,
  design: MyDesign,
): string | null => {
  const key = `${group.key}:${choice.key}`;
  const others = groups.flatMap((other) =>
    other.key === group.key
      ? []
      : madeIn(other, design).flatMap((made) => {
          const found = other.choices.find((each) => each.key === made);
          const isPair =
            choice.excludes.includes(`${other.key}:${made}`) || found?.excludes.includes(key) === true;
          return found && isPair ? [`${other.label.toLowerCase()} ${found.label}`] : [];
        }),
  );
  return others.length ? `Not with ${others.join(' and ')}` : null;
};

/** The change of a design that makes or takes back a choice; roof and siding have fields of their own. */
export const changeFor = (
  group: PricedGroup,
  key: string,
  isMade: boolean,
  { options }: MyDesign,
): DesignChange => {
  if (group.key === 'roof' || group.key === 'siding') return { [group.key]: isMade ? key : null };
  const ofGroup = `${group.key}:`;
  const kept = options.filter((option) =>
    group.choose === 'one' ? !option.startsWith(ofGroup) : option !== `${ofGroup}${key}`,
  );
  const isStandard = group.choices.some((choice) => choice.key === key && choice.standard);
  return {
    options: isMade && !(isStandard && group.choose === 'one') ? [...kept, `${ofGroup}${key}`] : kept,
  };
};
