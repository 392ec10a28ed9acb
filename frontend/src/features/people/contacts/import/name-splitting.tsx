import { chakra } from '@chakra-ui/react/styled-system';
import { importNamesPageSize } from '@hearthline/rules/people/contacts/import.ts';
import { rangeText } from '@hearthline/rules/paging.ts';
import {
  firstWordsOf,
  nameSplits,
  splitName,
  type NameSplit,
  type PersonName,
} from '@hearthline/rules/people/person-name.ts';
import { pluralize } from '@hearthline/rules/humanize.ts';
import { useState } from 'react';
import { useContactImportNamesQuery } from '../../../../gql/generated.ts';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Select, SelectField } from '../../../../ui/forms/field.tsx';
import { Pager } from '../../../../ui/lists/pager.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { withSplit, type ImportChoices } from './import-choices.ts';
import { rowsText } from './import-words.ts';
import { cacheFirst } from '../../../../platform/graphql/fetch-policies.ts';

const splitTitles = {
  guess: 'By name parts such as “van der”, “St.” and “Jr.”',
  lastWord: 'The last word is the last name',
  firstWord: 'The first word is the first name',
} as const satisfies Record<NameSplit, string>;

/** The most words between which a name can be split by hand. */
const maxWords = 12;

const inWords = ({ firstName, lastName }: PersonName): string => `First: ${firstName}, last: ${lastName}`;

/** The ways to split a name, as `[number of first words, text]`; the rule's own is not among them. */
const otherSplits = (name: string, rule: PersonName): readonly (readonly [number, string])[] => {
  const own = firstWordsOf(name, rule);
  const words = Math.min(maxWords, name.trim().split(/\s+/).length);
  return Array.from(
    { length: words + 1 },
    (_, count) => [count, inWords(splitName(name, 'guess', count))] as const,
  ).filter(([count]) => count !== own);
};

interface NameSplittingProps {
  readonly id: string;
  readonly column: number;
  readonly choices: ImportChoices;
  readonly onChoices: (choices: ImportChoices) => void;
}

/** How full names become first and last names: by one rule, with the names that may be split otherwise for review. */
export const NameSplitting = ({ id, column, choices, onChoices }: NameSplittingProps) => {
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useContactImportNamesQuery({
    variables: { id, column, page },
    ...cacheFirst,
  });
  const found = (data ?? previousData)?.contactImportNames;
  const decided = new Map(choices.splits.map(({ name, firstWords }) => [name, firstWords]));
  return (
    <chakra.section
      aria-labelledby="import-names"
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <Heading as="h3" look="subheading" id="import-names">
        How full names are split
      </Heading>
      <chakra.div maxW="32rem">
        <SelectField
          label="Full names"
          value={choices.names}
          onChange={({ target: { value } }) =>
            onChoices({ ...choices, names: nameSplits.find((split) => split === value) ?? 'guess' })
          }
        >
          {nameSplits.map((split) => (
            <option key={split} value={split}>
              {splitTitles[split]}
            </option>
          ))}
        </SelectField>
      </chakra.div>
      {error && <LoadError title="Failed to fetch the names" error={error} retry={refetch} />}
      {!found && !error && <Skeleton height="12" />}
      {found && found.pagination.total === 0 && (
        <Text look="small" quiet>
          Every name consists of two words.
        </Text>
      )}
      {found && found.pagination.total > 0 && (
        <>
          <Text look="small">
            {pluralize(found.pagination.total, 'name')} can be split in more than one way. Look through them
            and change what is wrong.
          </Text>
          <chakra.ul listStyle="none" display="grid" gap="3">
            {found.names.map(({ name, rows }) => {
              const rule = splitName(name, choices.names);
              return (
                <chakra.li
                  key={name}
                  display="grid"
                  gap={{ base: '1.5', md: '4' }}
                  alignItems="center"
                  gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 24rem) minmax(0, 24rem)' }}
                >
                  <chakra.p minW="0" overflowWrap="anywhere">
                    <bdi>
                      <strong>{name}</strong>
                    </bdi>
                    {rows > 1 && (
                      <chakra.span textStyle="fine" color="quiet">
                        {' '}
                        {rowsText(rows)}
                      </chakra.span>
                    )}
                  </chakra.p>
                  <Select
                    aria-label={`Split of ${name}`}
                    value={decided.get(name) ?? 'rule'}
                    onChange={({ target: { value } }) =>
                      onChoices(withSplit(choices, name, value === 'rule' ? null : Number(value)))
                    }
                  >
                    <option value="rule">{inWords(rule)}</option>
                    {otherSplits(name, rule).map(([count, text]) => (
                      <option key={count} value={count}>
                        {text}
                      </option>
                    ))}
                  </Select>
                </chakra.li>
              );
            })}
          </chakra.ul>
          <Pager
            label="Names"
            pagination={found.pagination}
            requestedPage={page}
            rangeText={rangeText(
              { page, total: found.pagination.total },
              importNamesPageSize,
              pluralize(found.pagination.total, 'name'),
            )}
            onPage={setPage}
          />
        </>
      )}
    </chakra.section>
  );
};
