import type { PricedContent } from '../designs/design-content.ts';
import { fitsStyle, styles } from '../looks/look.ts';
import { chosenOf, readChoices, type ChosenFor } from './choices.ts';
import type { OptionGroup } from './option-group.ts';
import type { PublishedSurcharge } from './surcharge.ts';

/** A choice with what it costs today. */
export type PricedChoice = OptionGroup['choices'][number] & PublishedSurcharge;

/** A group with what its choices cost today. */
export interface PricedGroup extends Omit<OptionGroup, 'choices'> {
  readonly choices: readonly PricedChoice[];
}

/** What was chosen for a home. */
export interface Chosen extends Pick<PricedContent, 'roof' | 'siding'> {
  readonly options: readonly string[];
}

/** The keys of a group's choices that are meant: those made, or else that of the home's own look, or else the standard one. */
export const madeIn = (group: PricedGroup, design: Chosen, home: ChosenFor | null): string[] => {
  const { all } = readChoices([group], chosenOf(design), home);
  return group.choices.filter(({ key }) => all.includes(`${group.key}:${key}`)).map(({ key }) => key);
};

/**
 * The change of a design that makes or takes back a choice; roof and siding have fields of their own. A standard choice is stored as
 * well: without a choice, the home's own look is meant.
 */
export const changeFor = (
  group: PricedGroup,
  key: string,
  isMade: boolean,
  { options }: Pick<Chosen, 'options'>,
): Partial<Chosen> => {
  if (group.key === 'roof' || group.key === 'siding') return { [group.key]: isMade ? key : null };
  const ofGroup = `${group.key}:`;
  const remaining = options.filter((option) =>
    group.choose === 'one' ? !option.startsWith(ofGroup) : option !== `${ofGroup}${key}`,
  );
  return { options: isMade ? [...remaining, `${ofGroup}${key}`] : remaining };
};

/** A choice within a sentence, as in `a flat roof`, `brick veneer siding`, `the solar package`. */
const named = ({ key }: PricedGroup, { label }: PricedChoice): string => {
  // An abbreviation keeps its capitals.
  const words = /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
  if (key === 'roof') return `a ${words} roof`;
  return key === 'siding' ? `${words.toLowerCase()} siding` : `the ${words}`;
};

/** Why a choice cannot be made: it does not fit the home, or chosen ones exclude it. Null if it can be. */
export const excludedBy = (
  groups: readonly PricedGroup[],
  group: PricedGroup,
  choice: PricedChoice,
  design: Chosen,
  home: ChosenFor | null,
): string | null => {
  const key = `${group.key}:${choice.key}`;
  const style = group.key === 'style' && styles.find((each) => each === choice.key);
  if (style && home && !fitsStyle(style, home.street)) return 'Does not fit this home';
  const others = groups.flatMap((other) =>
    other.key === group.key
      ? []
      : madeIn(other, design, home).flatMap((made) => {
          const found = other.choices.find((each) => each.key === made);
          const isPair =
            choice.excludes.includes(`${other.key}:${made}`) || found?.excludes.includes(key) === true;
          return found && isPair ? [named(other, found)] : [];
        }),
  );
  return others.length ? `Not with ${others.join(' and ')}` : null;
};
