import { chakra } from '@chakra-ui/react/styled-system';
import { dollars } from '@hearthline/rules/dollars.ts';
import { can } from '@hearthline/rules/permissions.ts';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useSignedHomeQuery } from '../../../../gql/generated.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Heading, textLink } from '../../../../ui/text/text.tsx';
import { cacheFirst } from '../../../../platform/graphql/fetch-policies.ts';

// Few projects have one.
const SignedHouse = lazy(() =>
  import('../../../../domain/signed-house.tsx').then((file) => ({ default: file.SignedHouse })),
);

const PageLink = chakra(Link, { base: textLink });

/** The house that was signed for: its picture, its plan and every choice. Nothing for a project made by hand. */
export const SignedHome = ({ projectId }: { readonly projectId: string }) => {
  const { user } = useSession();
  const { data } = useSignedHomeQuery({
    variables: {
      projectId,
      seesPrice: can(user, 'project:read-price'),
      seesDeal: can(user, 'deal:read'),
    },
    ...cacheFirst,
  });
  const home = data?.project.signedHome;
  if (!data || !home) return null;
  const { contractCents, dealId } = data.project;
  const headingId = `signed-home-${projectId}`;
  return (
    <Suspense>
      <Card as="section" aria-labelledby={headingId} minW="0" p="0" overflow="hidden">
        <SignedHouse
          house={home}
          title={
            <Heading as="h3" look="subheading" id={headingId}>
              {user?.role === 'customer' ? 'My house as signed' : `${home.name}, as it was signed`}
            </Heading>
          }
          facts={[
            ...(typeof contractCents === 'number'
              ? [
                  [
                    user?.role === 'customer' ? 'Contract price' : 'Contract sum',
                    <strong key="sum">{dollars(contractCents / 100)}</strong>,
                  ] as const,
                ]
              : []),
            [
              'Agreement',
              dealId ? (
                <PageLink to={`/deals/${dealId}`}>{home.agreementNumber}</PageLink>
              ) : (
                home.agreementNumber
              ),
            ],
          ]}
        />
      </Card>
    </Suspense>
  );
};
