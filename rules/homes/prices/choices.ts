import type { PricedContent } from '../designs/design-content.ts';
import type { OptionChoice, OptionGroup } from './option-group.ts';

/** The choices of a design, as `group:choice`: roof and siding are groups like all others. */
export const chosenOf = ({
  roof,
  siding,
  options,
}: Pick<PricedContent, 'roof' | 'siding' | 'options'>): string[] => [
  ...new Set([...(roof ? [`roof:${roof}`] : []), ...(siding ? [`siding:${siding}`] : []), ...options]),
];

const keyOf = (group: OptionGroup, choice: OptionChoice): string => `${group.key}:${choice.key}`;

/** The choices that are meant where nothing was chosen. */
const standardsFor = (groups: readonly OptionGroup[], chosen: readonly string[]): string[] =>
  groups.flatMap((group) =>
    chosen.some((key) => key.startsWith(`${group.key}:`))
      ? []
      : group.choices.filter((choice) => choice.standard).map((choice) => keyOf(group, choice)),
  );

/** What a design comes with. */
export interface Choices {
  /** Everything that was chosen or is standard. */
  readonly all: readonly string[];
  /** Why it cannot be built like this: choices that exclude each other, or that are not offered. */
  readonly conflicts: readonly string[];
}

/** The standard choices cost nothing, and their price rows, if there are any, are no lines. */
export const isStandard = (groups: readonly OptionGroup[], key: string): boolean =>
  groups.some((group) => group.choices.some((choice) => choice.standard && keyOf(group, choice) === key));

/** Reads the choices of a design against the option groups. */
export const readChoices = (groups: readonly OptionGroup[], chosen: readonly string[]): Choices => {
  const all = [...chosen, ...standardsFor(groups, chosen)];
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
