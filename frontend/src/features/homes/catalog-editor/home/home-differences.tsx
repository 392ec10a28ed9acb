import { chakra } from '@chakra-ui/react/styled-system';
import { fieldTitles, homeFieldNames, type HomeFields } from './home-schema.ts';

/** A value as a few words: nobody compares the text of plans. */
const shown = (name: keyof HomeFields, fields: HomeFields): string => {
  const value = fields[name];
  if (name === 'plan') return value ? 'another plan' : 'no plan';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value.trim() || 'empty';
};

interface HomeDifferencesProps {
  /** The version that the form is based on. */
  readonly base: HomeFields | null;
  readonly mine: HomeFields;
  readonly theirs: HomeFields;
}

/** The other user's changes beside what was typed. */
export const HomeDifferences = ({ base, mine, theirs }: HomeDifferencesProps) => (
  <chakra.ul
    listStyle="none"
    display="grid"
    gap="1"
    maxHeight="9rem"
    overflowY="auto"
    overflowWrap="anywhere"
    textStyle="small"
    color="ink"
  >
    {homeFieldNames
      .filter((name) => mine[name] !== theirs[name])
      .map((name) => (
        <li key={name}>
          <strong>{fieldTitles[name]}:</strong> {shown(name, theirs)}
          {base && mine[name] !== base[name] && (
            <chakra.span color="quiet"> (yours: {shown(name, mine)})</chakra.span>
          )}
        </li>
      ))}
  </chakra.ul>
);
