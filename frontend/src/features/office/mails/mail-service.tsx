import { chakra } from '@chakra-ui/react/styled-system';
import {
  mailSentences,
  mailServiceState,
  mailServiceTitles,
  putOffTooLong,
} from '@hearthline/rules/mails.ts';
import { useEffect, useState } from 'react';
import { useMailServiceQuery, useSendTestMailMutation, useTestMailQuery } from '../../../gql/generated.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { spanText } from '../../../platform/figures/quantity-text.ts';
import { mailServiceTones } from '../../../domain/state-tones.ts';
import { Badge } from '../../../ui/text/badge.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { FormMessage } from '../../../ui/forms/form-message.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { networkOnly } from '../../../platform/graphql/fetch-policies.ts';

/** How often a waiting mail is polled, in milliseconds. */
const lookMs = 1500;

const results = {
  queued: () => 'The email is waiting to be sent…',
  sent: (address: string) => `Sent to ${address}. Check that inbox.`,
  kept: (address: string) => `Kept in the outbox: in development mode nothing is sent to ${address}.`,
  failed: () => 'The email could not be sent.',
} as const;

/** The result of the test mail, polled until it is known. */
const TestResult = ({ id }: { id: string }) => {
  const { data, error, stopPolling } = useTestMailQuery({
    variables: { id },
    ...networkOnly,
    pollInterval: lookMs,
  });
  const mail = data?.mail;
  useEffect(() => {
    if (mail && mail.state !== 'queued') stopPolling();
  }, [mail, stopPolling]);
  if (error) return <FormMessage tone="error">{errorText(error)}</FormMessage>;
  if (!mail) return <FormMessage>{results.queued()}</FormMessage>;
  const isBad = mail.state === 'failed' || Boolean(mail.lastError);
  return (
    <FormMessage tone={isBad ? 'error' : 'plain'}>
      {results[mail.state](mail.toAddress)}
      {mail.lastError && ` ${mail.lastError}`}
    </FormMessage>
  );
};

/** Whether mails are sent, and a button for a test mail. */
export const MailService = () => {
  const { data, error } = useMailServiceQuery(networkOnly);
  const [send, { loading }] = useSendTestMailMutation();
  const [sent, setSent] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const mail = data?.health.mail;
  const test = async (): Promise<void> => {
    setFailure(null);
    setSent(null);
    try {
      setSent((await send()).data?.sendTestMail.id ?? null);
    } catch (problem) {
      setFailure(errorText(problem));
    }
  };
  const putOff = mail ? putOffTooLong(mail) : 0;
  const state = mail && mailServiceState(mail);
  return (
    <chakra.div display="grid" gap="4" px={{ base: '5', md: '6' }} py="5">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.div maxW="prose">
          <Heading as="h3" textStyle="label">
            Email service
          </Heading>
          <Text look="small" quiet mt="1">
            {error
              ? errorText(error)
              : mail?.mode === 'development'
                ? 'Emails are kept in the outbox instead of being sent.'
                : (mail?.problem ??
                  (mail && putOff
                    ? mailSentences.putOff(mail.putOff, spanText(putOff))
                    : 'Emails are sent through the mail server.'))}
          </Text>
        </chakra.div>
        {state && <Badge tone={mailServiceTones[state]}>{mailServiceTitles[state]}</Badge>}
      </chakra.div>
      <div>
        <Button variant="outline" size="sm" disabled={loading} onClick={() => void test()}>
          {loading ? 'Writing...' : 'Send test email'}
        </Button>
      </div>
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
      {sent && <TestResult key={sent} id={sent} />}
    </chakra.div>
  );
};
