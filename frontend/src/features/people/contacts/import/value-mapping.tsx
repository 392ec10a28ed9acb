import { chakra } from '@chakra-ui/react/styled-system';
import {
  foldImportWord,
  foldSource,
  defaultSources,
  type ImportWordField,
} from '@hearthline/rules/people/contacts/import-words.ts';
import { humanize } from '@hearthline/rules/humanize.ts';
import { useState } from 'react';
import {
  useContactImportWordsQuery,
  useContactOwnersQuery,
  useContactSourcesQuery,
} from '../../../../gql/generated.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Select } from '../../../../ui/forms/field.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { consentTitles, statusOptions } from '../contact-words.ts';
import { withValueMapping, type ImportChoices } from './import-choices.ts';
import { rowsText } from './import-words.ts';
import { cacheFirst } from '../../../../platform/graphql/fetch-policies.ts';

/** How many words are shown before somebody asks for the others. */
const few = 12;

const fixed = {
  status: [
    ['', 'Prospect if new, else unchanged'],
    ...statusOptions.map(({ status, title }) => [status, title] as const),
  ],
  consent: [
    ['', consentTitles.unknown],
    ['yes', consentTitles.yes],
    ['no', consentTitles.no],
  ],
} as const;

/** The usual sources, then those in use that are none of them. */
const sourceChoices = (inUse: readonly string[]): (readonly [string, string])[] => {
  const defaults = new Set(defaultSources.map(foldSource));
  return [...defaultSources, ...inUse.filter((source) => !defaults.has(foldSource(source)))].map((source) => [
    source,
    humanize(source),
  ]);
};

const unknownText = {
  status: 'Words that are not known make a new contact a prospect, and leave the status of a known one.',
  source: 'Words for one source are counted together. Words that are not known stay as they are written.',
  owner:
    'Members of staff are found by their email or name. Words that are not known leave the contact without an owner.',
  consent: 'Campaigns go to everyone who has not opted out. Unknown words count as not asked.',
} as const satisfies Record<ImportWordField, string>;

interface ValueMappingProps {
  readonly id: string;
  readonly field: ImportWordField;
  readonly column: number;
  /** The title of the column. */
  readonly title: string;
  readonly choices: ImportChoices;
  readonly onChoices: (choices: ImportChoices) => void;
}

/** The words in a column of statuses, sources, owners or consent, and what each stands for; those that nobody could guess come first. */
export const ValueMapping = ({ id, field, column, title, choices, onChoices }: ValueMappingProps) => {
  const { data, error, refetch } = useContactImportWordsQuery({
    variables: { id, column, field },
    ...cacheFirst,
  });
  const owners = useContactOwnersQuery({ skip: field !== 'owner', ...cacheFirst }).data?.contactOwners ?? [];
  const [isAll, setAll] = useState(false);
  const heading = `import-words-${field}`;
  const sources =
    useContactSourcesQuery({ skip: field !== 'source', ...cacheFirst }).data?.contactSources ?? [];
  const options = {
    ...fixed,
    owner: [['', 'Unassigned'], ...owners.map(({ id: owner, name }) => [owner, name] as const)],
    source: [['', 'As it is written'], ...sourceChoices(sources)],
  }[field] as readonly (readonly [string, string])[];
  const decided = new Map(
    choices.words
      .filter((one) => one.field === field)
      .map(({ word, value }) => [foldImportWord(word), value]),
  );
  const words = (data?.contactImportWords ?? []).toSorted(
    (one, other) => Number(one.value !== null) - Number(other.value !== null),
  );
  return (
    <chakra.section aria-labelledby={heading} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <div>
        <Heading as="h3" look="subheading" id={heading}>
          What the words in “{title}” stand for
        </Heading>
        <Text look="small" quiet>
          {unknownText[field]}
        </Text>
      </div>
      {error && <LoadError title="Failed to fetch the words" error={error} retry={refetch} />}
      {!data && !error && <Skeleton height="12" />}
      {data && words.length === 0 && <Text look="small">This column is empty.</Text>}
      {words.length > 0 && (
        <chakra.ul listStyle="none" display="grid" gap="3">
          {words.slice(0, isAll ? words.length : few).map(({ word, rows, value }) => {
            const guess = value === 'unknown' ? '' : (value ?? '');
            return (
              <chakra.li
                key={word}
                display="grid"
                gap={{ base: '1.5', md: '4' }}
                alignItems="center"
                gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 24rem) minmax(0, 24rem)' }}
              >
                <chakra.p minW="0" overflowWrap="anywhere">
                  <bdi>
                    <strong>{word}</strong>
                  </bdi>{' '}
                  <chakra.span textStyle="fine" color="quiet">
                    {rowsText(rows)}
                  </chakra.span>
                </chakra.p>
                <Select
                  aria-label={`${word} stands for`}
                  value={decided.get(foldImportWord(word)) ?? guess}
                  onChange={({ target }) =>
                    onChoices(
                      withValueMapping(choices, field, word, target.value === guess ? null : target.value),
                    )
                  }
                >
                  {options.map(([option, name]) => (
                    <option key={option} value={option}>
                      {name}
                    </option>
                  ))}
                </Select>
              </chakra.li>
            );
          })}
        </chakra.ul>
      )}
      {!isAll && words.length > few && (
        <Button variant="outline" size="sm" justifySelf="start" onClick={() => setAll(true)}>
          Show all {words.length} words
        </Button>
      )}
    </chakra.section>
  );
};
