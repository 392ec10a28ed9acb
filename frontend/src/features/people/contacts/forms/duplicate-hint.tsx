import { chakra } from '@chakra-ui/react/styled-system';
import { skipToken } from '@apollo/client/react';
import { useContactDuplicatesQuery, type ContactProbeInput } from '../../../../gql/generated.ts';
import { phoneText } from '../../../../domain/company.ts';
import { useDebouncedValue } from '../../../../platform/state/debounced-value.ts';
import { textLink } from '../../../../ui/text/text.tsx';
import { fullName } from '../contact-words.ts';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

const reasons = { email: 'same email', phone: 'same phone', name: 'same name' } as const;

const Link = chakra('a', { base: textLink });

/** Whether there is enough to search for: an address, a phone number or a full name. */
const hasEnoughToSearch = ({ email, phone, firstName, lastName }: ContactProbeInput): boolean =>
  Boolean(email?.includes('@') || (phone ?? '').replace(/\D/g, '').length >= 7 || (firstName && lastName));

/** Tells while typing if there is already a contact with this address, phone or name. */
export const DuplicateHint = ({ probe }: { readonly probe: ContactProbeInput }) => {
  const settled = useDebouncedValue(probe);
  const { data, previousData } = useContactDuplicatesQuery(
    hasEnoughToSearch(probe) && hasEnoughToSearch(settled)
      ? { variables: { input: settled }, ...networkOnly }
      : skipToken,
  );
  const found = hasEnoughToSearch(probe) ? ((data ?? previousData)?.contactDuplicates ?? []) : [];
  return (
    <div role="status">
      {found.length > 0 && (
        <chakra.div
          mt="5"
          bg="emberTint"
          borderRadius="md"
          px="4"
          py="3"
          textStyle="small"
          display="grid"
          gap="1"
        >
          <chakra.p fontWeight="600">
            {found.length === 1 ? 'You may already have this contact' : 'You may already have these contacts'}
          </chakra.p>
          <chakra.ul listStyle="none" display="grid" gap="1">
            {found.map(({ reason, contact }) => (
              <chakra.li key={contact.id} overflowWrap="anywhere">
                <Link href={`/contacts/${contact.id}`} target="_blank" rel="noopener">
                  {fullName(contact)}
                  <chakra.span srOnly> (opens in a new tab)</chakra.span>
                </Link>
                {` · ${contact.company ?? (contact.email || phoneText(contact.phone ?? ''))} · ${reasons[reason]}`}
              </chakra.li>
            ))}
          </chakra.ul>
        </chakra.div>
      )}
    </div>
  );
};
