import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useRequestVerificationMutation } from '../../../../gql/generated.ts';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { errorText } from '../../../../platform/api/error-text.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';

interface Unverified {
  readonly email: string;
  /** Tells which sign-up the link is for, if others signed up with the same address. */
  readonly password: string;
}

const Resend = ({ email, password }: Unverified) => {
  const [request, { loading }] = useRequestVerificationMutation();
  const [result, setResult] = useState<{ readonly text: string; readonly failed: boolean } | null>(null);
  const send = async (): Promise<void> => {
    setResult(null);
    try {
      const { data } = await request({ variables: { email, password } });
      setResult({ text: data?.requestVerification.message ?? '', failed: false });
    } catch (error) {
      setResult({ text: errorText(error), failed: true });
    }
  };
  return (
    <chakra.div display="grid" gap="3" justifyItems="start">
      {result && <FormMessage tone={result.failed ? 'error' : 'plain'}>{result.text}</FormMessage>}
      {(!result || result.failed) && (
        <Button variant="outline" size="sm" disabled={loading} onClick={() => void send()}>
          {loading ? 'Sending...' : 'Send the link again'}
        </Button>
      )}
    </chakra.div>
  );
};

/** Offers a new verification link. Loaded on demand, as signing in does without the GraphQL client. */
export const ResendVerification = (unverified: Unverified) => (
  <DataProvider>
    <Resend {...unverified} />
  </DataProvider>
);
