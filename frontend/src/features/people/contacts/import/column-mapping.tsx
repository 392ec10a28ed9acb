import { chakra } from '@chakra-ui/react/styled-system';
import {
  importFields,
  importFieldTitles,
  type ImportField,
} from '@hearthline/rules/people/contacts/import.ts';
import type { ContactImportViewFragment } from '../../../../gql/generated.ts';
import { Select } from '../../../../ui/forms/field.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';

interface ColumnMappingProps {
  readonly it: ContactImportViewFragment;
  readonly mapping: readonly ImportField[];
  readonly onMapping: (mapping: readonly ImportField[]) => void;
}

/** What each column of the file holds. */
export const ColumnMapping = ({ it: { columns, sample }, mapping, onMapping }: ColumnMappingProps) => (
  <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
    <div>
      <Heading as="h3" look="subheading" id="import-columns">
        What the columns are
      </Heading>
      <Text look="small" quiet>
        Contacts are recognized by their email, or else by their phone and name. An empty cell leaves what is
        there.
      </Text>
    </div>
    <chakra.ul listStyle="none" display="grid" gap="3">
      {columns.map((title, index) => {
        const examples = sample
          .map((cells) => cells[index])
          .filter(Boolean)
          .join(' · ');
        return (
          <chakra.li
            key={index}
            display="grid"
            gap={{ base: '1.5', md: '4' }}
            alignItems="center"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 24rem) minmax(0, 24rem)' }}
          >
            <chakra.div minW="0">
              <chakra.p fontWeight="600" overflowWrap="anywhere">
                {title}
              </chakra.p>
              <Text look="fine" quiet overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
                {examples || 'Empty in the first rows'}
              </Text>
            </chakra.div>
            <Select
              aria-label={`Field for ${title}`}
              value={mapping[index] ?? 'skip'}
              onChange={({ target: { value } }) =>
                onMapping(mapping.map((field, place) => (place === index ? (value as ImportField) : field)))
              }
            >
              {importFields.map((field) => (
                <option key={field} value={field}>
                  {importFieldTitles[field]}
                </option>
              ))}
            </Select>
          </chakra.li>
        );
      })}
    </chakra.ul>
  </chakra.div>
);
