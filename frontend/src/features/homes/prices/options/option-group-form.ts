import { optionGroup } from '@hearthline/rules/homes/prices/option-group.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { OptionGroupRowFragment } from '../../../../gql/generated.ts';

/** A choice as it is typed. */
export interface ChoiceFields {
  /** Tells rows apart while their keys are being typed. */
  readonly row: string;
  readonly key: string;
  readonly label: string;
  readonly text: string;
  readonly standard: boolean;
  /** As in `roof:flat, siding:log`. */
  readonly excludes: string;
  /** As in `#a3b097`; empty: none. */
  readonly swatch: string;
}

/** The values of the form. */
export interface GroupFields {
  readonly key: string;
  readonly label: string;
  readonly choose: string;
  readonly choices: readonly ChoiceFields[];
}

/** A choice that is being added; the first one of a group is its standard. */
export const emptyChoice = (row: string, standard: boolean): ChoiceFields => ({
  row,
  key: '',
  label: '',
  text: '',
  standard,
  excludes: '',
  swatch: '',
});

/** A stored group as values of the form; an empty one for a new group. */
export const groupFields = (group: OptionGroupRowFragment | null): GroupFields => ({
  key: group?.key ?? '',
  label: group?.label ?? '',
  choose: group?.choose ?? 'one',
  choices: group?.choices.map(({ key, label, text, standard, excludes, swatch }) => ({
    row: key,
    key,
    label,
    text,
    standard,
    excludes: excludes.join(', '),
    swatch: swatch ?? '',
  })) ?? [emptyChoice('1', true)],
});

const inputOf = ({ key, label, choose, choices }: GroupFields) => ({
  key: key.trim(),
  label,
  choose,
  choices: choices.map(({ row: _row, excludes, ...choice }) => ({
    ...choice,
    key: choice.key.trim(),
    standard: choose === 'one' && choice.standard,
    excludes: excludes
      .split(/[\s,;]+/)
      .map((other) => other.trim())
      .filter(Boolean),
    swatch: choice.swatch.trim() || null,
  })),
});

export type GroupValues = z.output<typeof optionGroup>;

/** Checks the form by the rule; what is wrong with a choice is said with its name. */
export const groupResolver: Resolver<GroupFields, unknown, GroupValues> = (fields) => {
  const { success, data, error } = optionGroup.safeParse(inputOf(fields));
  if (success) return { values: data, errors: {} };
  const errors: Record<string, { readonly type: string; readonly message: string }> = {};
  for (const { path, message } of error.issues) {
    const [field = '', index] = path;
    const choice = typeof index === 'number' ? fields.choices[index] : undefined;
    const named = choice && typeof index === 'number' ? choice.label.trim() || `Choice ${index + 1}` : null;
    errors[String(field)] ??= { type: 'rule', message: named ? `${named}: ${message}` : message };
  }
  return { values: {}, errors: errors as FieldErrors<GroupFields> };
};
