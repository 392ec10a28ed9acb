import { chakra } from '@chakra-ui/react/styled-system';
import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { useLinkedAgreementQuery } from '../../../../gql/generated.ts';
import { errorText, problemOf } from '../../../../platform/api/error-text.ts';
import { useMailedToken } from '../../../../platform/navigation/mailed-link-token.ts';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { CallUs } from '../../../../domain/call-us.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { EndedCopy } from './ended-copy.tsx';
import { SignSteps } from './sign-steps.tsx';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

const Dead = ({ reason }: { readonly reason: string | null }) => (
  <chakra.div display="grid" gap="4" maxW="46rem" mx="auto" py={{ base: '4', md: '10' }}>
    <Heading as="h1" look="title">
      Your agreement
    </Heading>
    <Text role={reason ? 'alert' : undefined} look="lead">
      {reason ?? 'Open the link in our email to read and sign your agreement here.'}
    </Text>
    {reason && (
      <Text>
        If you have questions, answer our mail or <CallUs />.
      </Text>
    )}
  </chakra.div>
);

const AgreementOfToken = ({ token }: { readonly token: string }) => {
  const { data, loading, error, refetch } = useLinkedAgreementQuery({
    variables: { token },
    ...networkOnly,
  });
  const agreement = data?.linkedAgreement;
  const read = (): void => void refetch().catch(() => undefined);
  if (error && !loading) {
    const { code } = problemOf(error);
    if (code === 'LINK_INVALID' || code === 'LINK_EXPIRED' || code === 'LINK_USED' || code === 'BAD_INPUT')
      return errorText(error) === agreementSentences.copyEnded ? (
        <EndedCopy token={token} />
      ) : (
        <Dead reason={errorText(error)} />
      );
    return <LoadError title="We could not load your agreement" error={error} retry={read} />;
  }
  if (!agreement) return <Skeleton minH="32rem" borderRadius="lg" data-skeleton />;
  return <SignSteps token={token} agreement={agreement} onChanged={read} />;
};

/** The agreement behind an e-mail's link: opening it changes nothing, only the buttons do. */
export const SignScreen = () => {
  const { token } = useMailedToken();
  return token ? <AgreementOfToken key={token} token={token} /> : <Dead reason={null} />;
};
