import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../ui/button.tsx';
import { differences, type ContactFormFields } from './contact-form-rule.ts';

interface NewerContactProps {
  readonly mine: ContactFormFields;
  readonly theirs: ContactFormFields;
  /** Fills the form with what somebody else saved. */
  readonly onTake: () => void;
  /** What was typed stays, and the next save writes over theirs. */
  readonly onKeep: () => void;
}

/** Somebody else was faster: shows what they saved beside what was typed. */
export const NewerContact = ({ mine, theirs, onTake, onKeep }: NewerContactProps) => (
  <chakra.div role="alert" bg="emberTint" borderRadius="md" px="4" py="3" textStyle="small" display="grid" gap="2.5">
    <chakra.p fontWeight="600">Somebody else changed this contact while you were typing. Nothing is lost yet.</chakra.p>
    <chakra.ul listStyle="none" display="grid" gap="1" overflowWrap="anywhere">
      {differences(mine, theirs).map(({ title, mine: own, theirs: other }) => <li key={title}><strong>{title}:</strong> {other} <chakra.span color="quiet">(yours: {own})</chakra.span></li>)}
    </chakra.ul>
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <Button variant="outline" size="sm" onClick={onTake}>Load the newer version</Button>
      <Button variant="ghost" size="sm" onClick={onKeep}>Keep what I typed</Button>
    </chakra.div>
  </chakra.div>
);
