import { choicesOfLook, fitsStyle, styles, type Look, type StreetSide } from '../looks/look.ts';
import type { PricedContent } from '../designs/design-content.ts';
import type { OptionChoice, OptionGroup } from './option-group.ts';

/** The choices of a design, as `group:choice`: roof and siding are groups like all others. */
export const chosenOf = ({
  roof,
  siding,
  options,
}: Pick<PricedContent, 'roof' | 'siding'> & { readonly options: readonly string[] }): string[] => [
  ...new Set([...(roof ? [`roof:${roof}`] : []), ...(siding ? [`siding:${siding}`] : []), ...options]),
];

/** The group of a choice: `roof` of `roof:hip`. */
export const groupOfChoice = (key: string): string => key.split(':')[0] ?? '';

/** Choices with those of a second list in place of others in the same groups. */
export const withChoices = (choices: readonly string[], replacing: readonly string[]): string[] => {
  const groups = new Set(replacing.map(groupOfChoice));
  return [...choices.filter((key) => !groups.has(groupOfChoice(key))), ...replacing];
};

const keyOf = (group: OptionGroup, choice: OptionChoice): string => `${group.key}:${choice.key}`;

/** A home, as far as it says what is meant where nothing was chosen, and which styles it can have. */
export interface ChosenFor {
  /** Its own look. */
  readonly look: Look;
  readonly street: StreetSide;
}

/** The home of a design as its choices depend on it; null where there is none, or it can no longer be had. */
export const homeOfChoices = (
  home: {
    readonly slug: string | null;
    readonly look: Look | null;
    readonly street: StreetSide | null;
  } | null,
): (ChosenFor & { readonly slug: string | null }) | null =>
  home?.look && home.street ? { slug: home.slug, look: home.look, street: home.street } : null;

/** The choice of a group that is meant where none was made: that of the home's own look, else the standard one. */
const meantIn = (group: OptionGroup, own: readonly string[]): string[] => {
  const keys = group.choices.map((choice) => keyOf(group, choice));
  const ofLook = own.filter((key) => keys.includes(key));
  return ofLook.length > 0
    ? ofLook
    : group.choices.filter((choice) => choice.standard).map((choice) => keyOf(group, choice));
};

/** Why a chosen style cannot be had with a home, as a sentence. */
const styleConflicts = (
  chosen: readonly string[],
  street: StreetSide,
  nameOf: (key: string) => string,
): string[] =>
  styles
    .filter((style) => chosen.includes(`style:${style}`) && !fitsStyle(style, street))
    .map(
      (style) =>
        `${nameOf(`style:${style}`)} does not fit this home, which has ${street === 'front' ? 'its long side' : 'an end'} to the street.`,
    );

/** What a design comes with. */
export interface Choices {
  /** Everything that was chosen or is standard. */
  readonly all: readonly string[];
  /** Why it cannot be built like this: choices that exclude each other, that do not fit the home, or that are not offered. */
  readonly conflicts: readonly string[];
}

/** A home whose price may include its own look. */
export interface IncludingHome extends Pick<ChosenFor, 'look'> {
  /** Null for one without an address in the catalog, a drawn plan: it pays for its own look by lines. */
  readonly slug: string | null;
}

/**
 * Whether a choice is part of the price of a home (rule `price.every-line`): every standard one, and of a home of the catalog its own
 * look. Such a choice is no line, even if there is a price row for it.
 */
export const isIncluded = (
  groups: readonly OptionGroup[],
  key: string,
  home: IncludingHome | null,
): boolean =>
  (home !== null && home.slug !== null && choicesOfLook(home.look).includes(key)) ||
  groups.some((group) => group.choices.some((choice) => choice.standard && keyOf(group, choice) === key));

/** Reads the choices of a design against the option groups. @param home null while none is chosen: what is standard is meant then */
export const readChoices = (
  groups: readonly OptionGroup[],
  chosen: readonly string[],
  home: ChosenFor | null,
): Choices => {
  const own = home ? choicesOfLook(home.look) : [];
  const meant = groups.flatMap((group) =>
    chosen.some((key) => key.startsWith(`${group.key}:`)) ? [] : meantIn(group, own),
  );
  const all = [...chosen, ...meant];
  const known = new Map(
    groups.flatMap((group) =>
      group.choices.map((choice) => [
        keyOf(group, choice),
        { choice, group, name: `${group.label}: ${choice.label}` },
      ]),
    ),
  );
  const conflicts = all.flatMap((key) => (known.has(key) ? [] : [`${key} is not offered.`]));
  for (const group of groups.filter(({ choose }) => choose === 'one')) {
    const made = group.choices.filter((choice) => chosen.includes(keyOf(group, choice)));
    if (made.length > 1)
      conflicts.push(
        `${group.label}: only one of ${made.map(({ label }) => label).join(' and ')} can be had.`,
      );
  }
  if (home) conflicts.push(...styleConflicts(chosen, home.street, (key) => known.get(key)?.name ?? key));
  all.forEach((key, index) => {
    const one = known.get(key);
    for (const other of all.slice(index + 1)) {
      const second = known.get(other);
      if (one && second && (one.choice.excludes.includes(other) || second.choice.excludes.includes(key)))
        conflicts.push(`${one.name} cannot be had with ${second.name}.`);
    }
  });
  return { all, conflicts };
};

/** A choice that was made, in words and as it is priced. */
export interface QuotedChoice {
  /** As in `roof:hip`. */
  readonly key: string;
  readonly group: string;
  readonly label: string;
}
