import {
  importDuplicates,
  importFields,
  type ImportDuplicates,
  type ImportField,
} from '@hearthline/rules/people/contacts/import.ts';
import {
  foldImportWord,
  importWordFields,
  type ImportWordField,
} from '@hearthline/rules/people/contacts/import-words.ts';
import { nameSplits, type NameSplit } from '@hearthline/rules/people/person-name.ts';
import type { ContactImportViewFragment } from '../../../../gql/generated.ts';

/** What is chosen before a file is checked. */
export interface ImportChoices {
  readonly mapping: readonly ImportField[];
  readonly duplicates: ImportDuplicates;
  readonly names: NameSplit;
  /** How many words of a name are the first name, where it is not split by the rule. */
  readonly splits: readonly { readonly name: string; readonly firstWords: number }[];
  /** What words stand for, where that is not what they seem to. */
  readonly words: readonly {
    readonly field: ImportWordField;
    readonly word: string;
    readonly value: string;
  }[];
}

/** What the file was checked with, or the guesses it starts from. */
export const choicesOf = ({
  mapping,
  options: { duplicates, names, splits, words },
}: ContactImportViewFragment): ImportChoices => ({
  mapping: [...mapping],
  duplicates,
  names,
  splits: splits.map(({ name, firstWords }) => ({ name, firstWords })),
  words: words.map(({ field, word, value }) => ({ field, word, value })),
});

/** Whether two lists of choices would read a file alike. */
export const isSame = (one: ImportChoices, other: ImportChoices): boolean => {
  const plain = ({ mapping, duplicates, names, splits, words }: ImportChoices): string =>
    JSON.stringify([
      mapping,
      duplicates,
      names,
      splits.map(({ name, firstWords }) => `${name} ${firstWords}`).sort(),
      words.map(({ field, word, value }) => `${field} ${foldImportWord(word)} ${value}`).sort(),
    ]);
  return plain(one) === plain(other);
};

const isWord = (list: readonly string[], value: unknown): boolean => list.some((word) => word === value);

/** Whether the browser kept choices that fit a file with this many columns. */
export const isImportChoices = (value: unknown, columns: number): value is ImportChoices => {
  const { mapping, duplicates, names, splits, words } = (
    typeof value === 'object' && value ? value : {}
  ) as Record<keyof ImportChoices, unknown>;
  return (
    Array.isArray(mapping) &&
    mapping.length === columns &&
    mapping.every((field) => isWord(importFields, field)) &&
    isWord(importDuplicates, duplicates) &&
    isWord(nameSplits, names) &&
    Array.isArray(splits) &&
    splits.every(
      (split: Record<string, unknown> | null) =>
        typeof split?.name === 'string' && typeof split.firstWords === 'number',
    ) &&
    Array.isArray(words) &&
    words.every(
      (word: Record<string, unknown> | null) =>
        isWord(importWordFields, word?.field) &&
        typeof word?.word === 'string' &&
        typeof word.value === 'string',
    )
  );
};

/** The choices with another meaning of a word; null is the one it seems to have. */
export const withValueMapping = (
  choices: ImportChoices,
  field: ImportWordField,
  word: string,
  value: string | null,
): ImportChoices => {
  const others = choices.words.filter(
    (one) => one.field !== field || foldImportWord(one.word) !== foldImportWord(word),
  );
  return { ...choices, words: value === null ? others : [...others, { field, word, value }] };
};

/** The choices with another split of a name; null is the one of the rule. */
export const withSplit = (choices: ImportChoices, name: string, firstWords: number | null): ImportChoices => {
  const others = choices.splits.filter((one) => one.name !== name);
  return { ...choices, splits: firstWords === null ? others : [...others, { name, firstWords }] };
};
