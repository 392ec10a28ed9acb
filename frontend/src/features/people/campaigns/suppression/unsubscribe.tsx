import { chakra } from '@chakra-ui/react/styled-system';
import { campaignSentences } from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  useUnsubscribeLinkQuery,
  useResubscribeMutation,
  useUnsubscribeMutation,
} from '../../../../gql/generated.ts';
import { errorText, problemOf } from '../../../../platform/api/error-text.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

const Decide = ({ token }: { token: string }) => {
  const { data, error, refetch } = useUnsubscribeLinkQuery({
    variables: { token },
    ...networkOnly,
  });
  const [leave, leaving] = useUnsubscribeMutation();
  const [back, returning] = useResubscribeMutation();
  const [result, setResult] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const busy = leaving.loading || returning.loading;

  const run = async (work: () => Promise<string | undefined>): Promise<void> => {
    setFailure(null);
    try {
      setResult((await work()) ?? null);
      await refetch();
    } catch (problem) {
      setFailure(problem);
    }
  };
  const unsubscribe = () =>
    run(async () => (await leave({ variables: { token } })).data?.unsubscribe.message);
  const resubscribe = () => run(async () => (await back({ variables: { token } })).data?.resubscribe.message);

  if (error && problemOf(error).code === 'LINK_INVALID')
    return (
      <FormMessage tone="error">This link is not valid. Please open it from our email again.</FormMessage>
    );
  if (error && !data)
    return (
      <chakra.div display="grid" gap="4">
        <FormMessage tone="error">{errorText(error)}</FormMessage>
        <Button variant="outline" onClick={() => void refetch().catch(() => undefined)}>
          Try again
        </Button>
      </chakra.div>
    );
  if (!data) return <Skeleton minH="24" />;
  const { email, subscribed } = data.mailSubscription;
  if (!email) return <FormMessage>{campaignSentences.testLink}</FormMessage>;
  return (
    <chakra.div display="grid" gap="5">
      {result && <FormMessage takesFocus>{result}</FormMessage>}
      {failure !== null && <FormMessage tone="error">{errorText(failure)}</FormMessage>}
      <Text overflowWrap="anywhere">
        {subscribed ? (
          <>
            Shall <strong>{email}</strong> stop receiving news from us?
          </>
        ) : (
          <>
            <strong>{email}</strong> does not receive news from us.
          </>
        )}
      </Text>
      {subscribed ? (
        <Button size="lg" disabled={busy} onClick={() => void unsubscribe()}>
          {busy ? 'One moment...' : 'Unsubscribe'}
        </Button>
      ) : (
        <Button size="lg" variant="outline" disabled={busy} onClick={() => void resubscribe()}>
          {busy ? 'One moment...' : 'Subscribe again'}
        </Button>
      )}
      <Text look="small" quiet>
        Emails about your bookings, project, and account are not affected.
      </Text>
    </chakra.div>
  );
};

/** Unsubscribes at the press of a button, so that programs that follow links in e-mails do not. */
export const Unsubscribe = () => {
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('token');
  return token ? (
    <Decide key={token} token={token} />
  ) : (
    <Text>To unsubscribe, open the link at the end of our email.</Text>
  );
};
