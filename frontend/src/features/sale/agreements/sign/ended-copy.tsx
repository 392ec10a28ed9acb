import { chakra } from '@chakra-ui/react/styled-system';
import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { useMailLinkedCopyMutation } from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { CallUs } from '../../../../domain/call-us.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';

/** What the link to a signed agreement shows once its 30 days are over: its signer has a new one mailed. */
export const EndedCopy = ({ token }: { readonly token: string }) => {
  const [mail, { data, loading, error }] = useMailLinkedCopyMutation();
  return (
    <chakra.div display="grid" gap="4" maxW="46rem" mx="auto" py={{ base: '4', md: '10' }}>
      <Heading as="h1" look="title">
        Your agreement
      </Heading>
      <Text role="alert" look="lead">
        {agreementSentences.copyEnded}
      </Text>
      {data ? (
        <FormMessage takesFocus>{agreementSentences.copyMailed}</FormMessage>
      ) : (
        <chakra.div>
          <Button
            aria-busy={loading}
            onClick={() => void mail({ variables: { token } }).catch(() => undefined)}
          >
            Mail me a new link
          </Button>
        </chakra.div>
      )}
      {error && <FormMessage tone="error">{errorText(error)}</FormMessage>}
      <Text>
        If you have questions, answer our mail or <CallUs />.
      </Text>
    </chakra.div>
  );
};
