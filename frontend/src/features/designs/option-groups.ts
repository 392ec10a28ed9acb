import type { PricedGroup } from '@hearthline/rules/prices/priced-groups.ts';
import { useJson, type Loaded } from '../../platform/api/load-json.ts';
import type { DesignChange, MyDesign } from '../../platform/business/my-design.ts';

/** What can be chosen for a home. */
export const useOptionGroups = (): { loaded: Loaded<{ groups: PricedGroup[] }>; retry: () => void } =>
  useJson('/api/options');

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
