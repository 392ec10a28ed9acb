import { chakra } from '@chakra-ui/react/styled-system';
import { importFields, importFieldTitles, importMapping, type ImportField } from '@hearthline/rules/contact-import.ts';
import { useState } from 'react';
import { useMapContactImportMutation, type ContactImportViewFragment } from '../../gql/generated.ts';
import { errorText } from '../../platform/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/field.tsx';
import { FormMessage } from '../../ui/form-message.tsx';
import { Card } from '../../ui/surface.tsx';
import { Heading, Text } from '../../ui/text.tsx';

interface ImportMappingProps {
  readonly it: ContactImportViewFragment;
  readonly mapping: readonly ImportField[];
  /** Whether the mapping differs from the one last checked or guessed. */
  readonly isChanged: boolean;
  readonly onMapping: (mapping: readonly ImportField[]) => void;
}

/** Chooses what each column of the file contains, starting from a guess. */
export const ImportMapping = ({ it: { id, columns, sample, state }, mapping, isChanged, onMapping }: ImportMappingProps) => {
  const [error, setError] = useState<string | null>(null);
  const [check, { loading }] = useMapContactImportMutation();
  const isChecked = state === 'checked';

  const submit = async (): Promise<void> => {
    const rule = importMapping.safeParse({ mapping });
    if (!rule.success) return setError(rule.error.issues[0]?.message ?? null);
    setError(null);
    try {
      await check({ variables: { id, mapping: [...mapping] } });
    } catch (problem) {
      setError(errorText(problem));
    }
  };
  return (
    <Card as="section" aria-labelledby="import-columns" display="grid" gap="4">
      <div>
        <Heading as="h4" look="subheading" id="import-columns">What the columns are</Heading>
        <Text look="small" quiet>Contacts are recognized by their email. An empty cell leaves what is there; tags are added.</Text>
      </div>
      <chakra.ul listStyle="none" display="grid" gap="3">
        {columns.map((title, index) => {
          const examples = sample.map((cells) => cells[index]).filter(Boolean).join(' · ');
          return (
            <chakra.li key={index} display="grid" gap={{ base: '1.5', md: '4' }} alignItems="center" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 14rem' }}>
              <chakra.div minW="0">
                <chakra.p fontWeight="600" overflowWrap="anywhere">{title}</chakra.p>
                <Text look="fine" quiet overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">{examples || 'Empty in the first rows'}</Text>
              </chakra.div>
              <Select
                aria-label={`Field for ${title}`} value={mapping[index] ?? 'skip'}
                onChange={({ target: { value } }) => onMapping(mapping.map((field, place) => (place === index ? (value as ImportField) : field)))}
              >
                {importFields.map((field) => <option key={field} value={field}>{importFieldTitles[field]}</option>)}
              </Select>
            </chakra.li>
          );
        })}
      </chakra.ul>
      {error && <FormMessage tone="error">{error}</FormMessage>}
      <Button justifySelf="start" variant={isChecked ? 'outline' : 'solid'} disabled={loading || (isChecked && !isChanged)} onClick={() => void submit()}>
        {loading ? 'Starting...' : isChecked ? 'Check again' : 'Check the file'}
      </Button>
    </Card>
  );
};
