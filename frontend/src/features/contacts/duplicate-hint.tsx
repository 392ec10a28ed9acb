import { chakra } from '@chakra-ui/react/styled-system';
import { skipToken } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useContactDuplicatesQuery, type ContactProbeInput } from '../../gql/generated.ts';
import { textLink } from '../../ui/text.tsx';
import { fullName } from './contact-words.ts';

/** How long typing must rest before it is asked, in milliseconds. */
const restMs = 400;

const reasons = { email: 'same email', phone: 'same phone', name: 'same name' } as const;

const Link = chakra('a', { base: textLink });

/** Somebody with this address, phone or name is there already: says so while it is being typed. */
export const DuplicateHint = ({ probe }: { readonly probe: ContactProbeInput }) => {
  const said = JSON.stringify(probe);
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(said), restMs);
    return () => clearTimeout(timer);
  }, [said]);
  const isTelling = probe.email?.includes('@') || (probe.phone ?? '').replace(/\D/g, '').length >= 7 || (probe.firstName && probe.lastName);
  const asked = rested && isTelling ? { variables: { input: JSON.parse(rested) as ContactProbeInput }, fetchPolicy: 'network-only' as const } : skipToken;
  const { data, previousData } = useContactDuplicatesQuery(asked);
  const found = isTelling ? ((data ?? previousData)?.contactDuplicates ?? []) : [];
  return (
    <div role="status">
      {found.length > 0 && (
        <chakra.div bg="emberTint" borderRadius="md" px="4" py="3" textStyle="small" display="grid" gap="1">
          <chakra.p fontWeight="600">{found.length === 1 ? 'You may already have this contact' : 'You may already have these contacts'}</chakra.p>
          <chakra.ul listStyle="none" display="grid" gap="1">
            {found.map(({ reason, contact }) => (
              <chakra.li key={contact.id} overflowWrap="anywhere">
                <Link href={`/contacts/${contact.id}`} target="_blank" rel="noopener">{fullName(contact)}<chakra.span srOnly> (opens in a new tab)</chakra.span></Link>
                {` · ${contact.company ?? contact.email} · ${reasons[reason]}`}
              </chakra.li>
            ))}
          </chakra.ul>
        </chakra.div>
      )}
    </div>
  );
};
