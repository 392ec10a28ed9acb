import { chakra } from '@chakra-ui/react/styled-system';
import { importDuplicates, importMapping } from '@hearthline/rules/people/contacts/import.ts';
import { importWordFields } from '@hearthline/rules/people/contacts/import-words.ts';
import { useState } from 'react';
import { useMapContactImportMutation, type ContactImportViewFragment } from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { SelectField } from '../../../../ui/forms/field.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import type { ImportChoices } from './import-choices.ts';
import { ColumnMapping } from './column-mapping.tsx';
import { NameSplitting } from './name-splitting.tsx';
import { ValueMapping } from './value-mapping.tsx';

const duplicateTitles = {
  update: 'Update it: the row’s values replace what is there',
  merge: 'Fill in only what is missing',
  skip: 'Leave it as it is',
} as const satisfies Record<ImportChoices['duplicates'], string>;

interface MappingStepProps {
  readonly it: ContactImportViewFragment;
  readonly choices: ImportChoices;
  /** Whether the choices differ from those last checked or guessed. */
  readonly isChanged: boolean;
  readonly onChoices: (choices: ImportChoices) => void;
}

/** Says how the file is read, starting from guesses: its columns, its words, its names, and what happens to contacts that exist. */
export const MappingStep = ({ it, choices, isChanged, onChoices }: MappingStepProps) => {
  const { id, columns, state } = it;
  const { mapping, duplicates, names, splits, words } = choices;
  const [error, setError] = useState<string | null>(null);
  const [check, { loading }] = useMapContactImportMutation();
  const isChecked = state === 'checked';

  const submit = async (): Promise<void> => {
    const options = {
      duplicates,
      names,
      splits,
      words: words.filter(({ field }) => mapping.includes(field)),
    };
    const rule = importMapping.safeParse({ mapping, options });
    if (!rule.success) return setError(rule.error.issues[0]?.message ?? null);
    setError(null);
    try {
      await check({ variables: { id, mapping: [...mapping], options: rule.data.options } });
    } catch (problem) {
      setError(errorText(problem));
    }
  };
  return (
    <Card
      as="section"
      aria-labelledby="import-columns"
      display="grid"
      gap="8"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <ColumnMapping
        it={it}
        mapping={mapping}
        onMapping={(next) => onChoices({ ...choices, mapping: next })}
      />
      {importWordFields
        .filter((field) => mapping.includes(field))
        .map((field) => (
          <ValueMapping
            key={`${field} ${mapping.indexOf(field)}`}
            id={id}
            field={field}
            column={mapping.indexOf(field)}
            title={columns[mapping.indexOf(field)] ?? ''}
            choices={choices}
            onChoices={onChoices}
          />
        ))}
      {mapping.includes('fullName') && (
        <NameSplitting
          key={mapping.indexOf('fullName')}
          id={id}
          column={mapping.indexOf('fullName')}
          choices={choices}
          onChoices={onChoices}
        />
      )}
      <chakra.div maxW="32rem">
        <SelectField
          label="If the contact exists already"
          value={duplicates}
          help="The same goes for a second row about one person in the file. Tags and notes are added unless it is left as it is."
          onChange={({ target: { value } }) =>
            onChoices({
              ...choices,
              duplicates: importDuplicates.find((choice) => choice === value) ?? 'update',
            })
          }
        >
          {importDuplicates.map((choice) => (
            <option key={choice} value={choice}>
              {duplicateTitles[choice]}
            </option>
          ))}
        </SelectField>
      </chakra.div>
      {error && <FormMessage tone="error">{error}</FormMessage>}
      <Button
        justifySelf="start"
        variant={isChecked ? 'outline' : 'solid'}
        disabled={loading || (isChecked && !isChanged)}
        onClick={() => void submit()}
      >
        {loading ? 'Starting...' : isChecked ? 'Check again' : 'Check the file'}
      </Button>
    </Card>
  );
};
