import { chakra } from '@chakra-ui/react/styled-system';
import { differences, type ContactFormFields } from './contact-schema.ts';

interface ContactDifferencesProps {
  /** The version that the form is based on. */
  readonly base: ContactFormFields;
  readonly mine: ContactFormFields;
  readonly theirs: ContactFormFields;
  /** The names of the members of staff, by id. */
  readonly owners: ReadonlyMap<string, string>;
}

/** The other user's changes beside what was typed. */
export const ContactDifferences = ({ base, mine, theirs, owners }: ContactDifferencesProps) => (
  <chakra.ul listStyle="none" display="grid" gap="1" overflowWrap="anywhere" textStyle="small" color="ink">
    {differences(base, mine, theirs, owners).map(({ title, typed, newer }) => (
      <li key={title}>
        <strong>{title}:</strong> {newer}
        {typed && <chakra.span color="quiet"> (yours: {typed})</chakra.span>}
      </li>
    ))}
  </chakra.ul>
);
