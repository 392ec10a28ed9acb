import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import type { ContactRowFragment, DuplicateReason } from '../../../../gql/generated.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Heading } from '../../../../ui/text/text.tsx';
import { fullName } from '../contact-words.ts';
import { DuplicateContact } from './duplicate-contact.tsx';
import type { Merging } from './use-merging.ts';

/** What the contacts of a group have in common. */
export const reasonTitles: Readonly<Record<DuplicateReason, string>> = {
  email: 'Same email',
  phone: 'Same phone',
  name: 'Same name',
};

interface DuplicateGroupProps {
  readonly title: string;
  /** The oldest first. */
  readonly contacts: readonly ContactRowFragment[];
  readonly merging: Merging;
}

/** Contacts that may be one person, side by side: one stays, the others go into it. */
export const DuplicateGroup = ({ title, contacts, merging }: DuplicateGroupProps) => {
  const { busy, merge, keepApart } = merging;
  const [chosen, setChosen] = useState<string>();
  const name = useId();
  // The oldest unless another one was chosen, which may be gone by now.
  const stays = contacts.find(({ id }) => id === chosen) ?? contacts[0];
  if (!stays) return null;
  return (
    <Card as="section" aria-labelledby={name} p={{ base: '4', md: '5' }} display="grid" gap="4">
      <chakra.header
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
      >
        <Heading as="h2" look="minor" id={name}>
          <span aria-hidden>{title}</span>
          <chakra.span srOnly>{`${title}: ${contacts.map(fullName).join(', ')}`}</chakra.span>
        </Heading>
        <Button variant="outline" size="sm" disabled={busy} onClick={() => void keepApart(contacts)}>
          Not the same person
        </Button>
      </chakra.header>
      <chakra.div
        role="radiogroup"
        aria-label="Which contact stays"
        display="grid"
        gap="3"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 15rem), 1fr))"
      >
        {contacts.map((contact) => (
          <DuplicateContact
            key={contact.id}
            group={name}
            contact={contact}
            into={stays}
            busy={busy}
            onStay={() => setChosen(contact.id)}
            onMerge={() => void merge(stays, contact)}
          />
        ))}
      </chakra.div>
    </Card>
  );
};
