import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useInvitationQuery } from '../../../../gql/generated.ts';
import { telephoneLink, useCompany } from '../../../../domain/company.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { Badge } from '../../../../ui/text/badge.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Text, textLink } from '../../../../ui/text/text.tsx';
import { InvalidLink } from './invalid-link.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { linkErrorText } from './link-error.ts';
import { useMailedToken } from '../../../../platform/navigation/mailed-link-token.ts';

/** Only a person can send a new invitation: shows how to reach one. */
const Again = ({ reason = null }: { reason?: string | null }) => {
  const { phone, email } = useCompany();
  return (
    <InvalidLink
      reason={reason}
      advice={
        reason
          ? 'Please ask the person who invited you for a new invitation.'
          : 'Open the link in your invitation email, or ask for a new invitation.'
      }
    >
      <chakra.ul listStyle="none" display="grid" gap="1" textStyle="small" css={{ '& a': textLink }}>
        {phone && (
          <li>
            Phone: <a href={telephoneLink(phone)}>{phone}</a>
          </li>
        )}
        {email && (
          <li>
            Email: <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
      </chakra.ul>
    </InvalidLink>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <chakra.div display="contents">
    <chakra.dt color="quiet">{name}</chakra.dt>
    <chakra.dd overflowWrap="anywhere" fontWeight="600">
      {children}
    </chakra.dd>
  </chakra.div>
);

const Open = ({ token, onUsed }: { token: string; onUsed: () => void }) => {
  const { user } = useSession();
  // Not cached: the token must not become a key in Apollo's cache.
  const { data, loading, error, refetch } = useInvitationQuery({
    variables: { token },
    fetchPolicy: 'no-cache',
  });
  const dead = error && linkErrorText(error);
  if (dead) return <Again reason={dead} />;
  if (error && !loading)
    return <LoadError title="We could not open the invitation" error={error} retry={refetch} />;
  if (!data) {
    return (
      <chakra.div display="grid" gap="4" aria-busy data-skeleton>
        <chakra.span srOnly role="status">
          Loading...
        </chakra.span>
        <Skeleton width="60%" />
        <Skeleton width="80%" />
        <Skeleton minH="12" />
        <Skeleton minH="12" />
      </chakra.div>
    );
  }
  const { name, email, role } = data.invitation;
  return (
    <chakra.div display="grid" gap="6">
      <chakra.dl
        display="grid"
        gridTemplateColumns="auto minmax(0, 1fr)"
        columnGap="5"
        rowGap="1.5"
        textStyle="small"
        alignItems="baseline"
      >
        <Fact name="Name">{name}</Fact>
        <Fact name="Email">{email}</Fact>
        <Fact name="Role">
          <Badge>{role}</Badge>
        </Fact>
      </chakra.dl>
      {user && (
        <Text look="small" quiet>
          You are signed in as {user.name}. Accepting this invitation signs you out here.
        </Text>
      )}
      <InvitationForm
        token={token}
        name={name}
        email={email}
        onUsed={onUsed}
        onDead={() => void refetch().catch(() => undefined)}
      />
    </chakra.div>
  );
};

/** Shows whom a mailed link invites, and asks for the account's first password. */
export const AcceptInvitation = () => {
  const { token, forget } = useMailedToken();
  return token ? <Open key={token} token={token} onUsed={forget} /> : <Again />;
};
