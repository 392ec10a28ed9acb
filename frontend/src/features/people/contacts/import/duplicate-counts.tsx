import type { ContactImportViewFragment } from '../../../../gql/generated.ts';
import { Text } from '../../../../ui/text/text.tsx';
import { rowsText } from './import-words.ts';

const are = (count: number): string => `${rowsText(count)} ${count === 1 ? 'is' : 'are'}`;

/** What becomes of rows about people who were known already; nothing if there is none. */
export const DuplicateCounts = ({ counts: { repeat, skip } }: Pick<ContactImportViewFragment, 'counts'>) => (
  <>
    {repeat > 0 && <Text look="small">{are(repeat)} combined with an earlier row of the same person.</Text>}
    {skip > 0 && (
      <Text look="small">
        {are(skip)} left out, as {skip === 1 ? 'its contact exists' : 'their contacts exist'} already.
      </Text>
    )}
  </>
);
