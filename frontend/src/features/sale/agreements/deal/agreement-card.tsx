import { centsText } from '@hearthline/rules/dollars.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { agreementStatusTitles, isOpenSigner } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { useState } from 'react';
import {
  useSendAgreementMutation,
  useSendSignerLinkMutation,
  type AgreementFactsFragment,
} from '../../../../gql/generated.ts';
import { SignerList } from '../../../../domain/signer-list.tsx';
import { useNextStep, type NextStep } from '../../../../domain/next-step.tsx';
import { apiFetch } from '../../../../platform/api/rest-client.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { agreementTones } from '../../../../domain/state-tones.ts';
import { dayText } from '../../../../platform/dates/calendar-day.ts';
import { shortTimeText } from '../../../../platform/dates/instant-text.ts';
import { useSessionStore } from '../../../../platform/session/session-context.tsx';
import { ConfirmSend } from './confirm-send.tsx';
import { Button, ButtonLink } from '../../../../ui/actions/button.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { EventList } from '../event-list.tsx';
import { showPdf } from '../../../../platform/api/show-pdf.ts';
import { SiteDialog } from './site-dialog.tsx';
import { SignersDialog } from './signers-dialog.tsx';
import { VoidDialog } from './void-dialog.tsx';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { mayChange } from '../../../../platform/session/may-change.ts';
import { can } from '@hearthline/rules/permissions.ts';
import type { DealStage } from '@hearthline/rules/sale/deals/stages.ts';

const datesOf = ({ sentAt, lastDay, signedAt, closedAt, status }: AgreementFactsFragment): string => {
  if (status === 'signed' && signedAt) return `Signed by everybody ${shortTimeText(signedAt)}`;
  if (status === 'out' && lastDay) return `Sign by ${dayText(lastDay)}`;
  if (closedAt) return `${agreementStatusTitles[status]} ${shortTimeText(closedAt)}`;
  return sentAt ? `Sent ${shortTimeText(sentAt)}` : 'Not sent yet. Read it before you send it.';
};

/** Where the home will stand. */
const siteOf = ({ address, parcel }: AgreementFactsFragment): string => {
  const place = [address, parcel && `parcel ${parcel}`].filter(Boolean).join(', ');
  return place ? `To be set up at ${place}.` : 'Nobody has said yet where the home will stand.';
};

/** What the agreement waits for: to be sent, or somebody's signature. */
const nextStepOf = ({
  isDraft,
  number,
  waiting,
  send,
  remind,
}: {
  readonly isDraft: boolean;
  readonly number: string;
  readonly waiting: { readonly id: string; readonly name: string } | undefined;
  readonly send: () => void;
  readonly remind: (signerId: string) => void;
}): NextStep | null => {
  if (isDraft)
    return { text: `Agreement ${number} is ready.`, action: { label: 'Send for signature', run: send } };
  if (!waiting) return null;
  return {
    text: `Waiting for ${waiting.name}’s signature`,
    action: { label: 'Remind', run: () => remind(waiting.id) },
  };
};

interface AgreementCardProps {
  readonly agreement: AgreementFactsFragment;
  /** What the sale rests on is not made void once its deal is won. */
  readonly deal: { readonly id: string; readonly stage: DealStage };
  readonly onChanged: () => void;
}

/** An agreement as staff see it: its state, its signers, and what can be done with it. */
export const AgreementCard = ({ agreement, deal, onChanged }: AgreementCardProps) => {
  const { user } = useSession();
  const { id, number, version, status, totalCents, signers, events, files, signedSha256 } = agreement;
  const session = useSessionStore();
  const [openDialog, setOpenDialog] = useState<'signers' | 'site' | 'send' | 'void' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [send, { loading: sending }] = useSendAgreementMutation();
  const [sendLink] = useSendSignerLinkMutation();
  const close = (): void => setOpenDialog(null);
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    setFailure(null);
    try {
      await work();
      close();
    } catch (error) {
      setFailure(errorText(error));
      close();
    }
    onChanged();
  };
  const read = (): void =>
    void showPdf(() => apiFetch(session, `/api/agreements/${id}.pdf`), `agreement-${number}.pdf`).catch(
      (error: unknown) => setFailure(errorText(error)),
    );
  const isDraft = status === 'draft';
  const mayEdit = mayChange(user, 'agreement:create', deal);
  const maySend = mayChange(user, 'agreement:send', deal);
  const waiting = status === 'out' ? signers.find(({ state }) => isOpenSigner(state)) : undefined;
  const remind = (signerId: string): void => void run(() => sendLink({ variables: { signerId } }));
  useNextStep(
    'agreement',
    maySend ? nextStepOf({ isDraft, number, waiting, send: () => setOpenDialog('send'), remind }) : null,
  );
  return (
    <chakra.section
      aria-label={`Agreement ${number}`}
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
      borderTopWidth="1px"
      borderColor="line"
      pt="3"
    >
      <chakra.div display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center">
        <Heading as="h3" look="minor">
          {number}
        </Heading>
        <Badge tone={agreementTones[status]}>{agreementStatusTitles[status]}</Badge>
        <chakra.strong ms="auto" fontVariantNumeric="tabular-nums">
          {centsText(totalCents)}
        </chakra.strong>
      </chakra.div>
      <Text look="small" quiet>
        {datesOf(agreement)}
      </Text>
      <Text look="small">
        {siteOf(agreement)}
        {files.length > 0 && (
          <Text as="span" quiet>
            {' '}
            With {files.map(({ name }) => name).join(' and ')}.
          </Text>
        )}
      </Text>
      <SignerList signers={signers} canResend={maySend && status === 'out'} onResend={remind} />
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button variant="outline" size="sm" onClick={read}>
          {signedSha256 ? 'Open the signed agreement' : 'Read the agreement'}
        </Button>
        {isDraft && mayEdit && (
          <>
            <Button variant="outline" size="sm" onClick={() => setOpenDialog('signers')}>
              Edit signers
            </Button>
            <Button variant="outline" size="sm" onClick={() => setOpenDialog('site')}>
              Edit site
            </Button>
          </>
        )}
        {isDraft && maySend && (
          <Button size="sm" variant="outline" onClick={() => setOpenDialog('send')}>
            Send for signature
          </Button>
        )}
        {signedSha256 && (
          <ButtonLink variant="ghost" size="sm" to={`/verify/${signedSha256}`}>
            Verify
          </ButtonLink>
        )}
        {deal.stage !== 'won' && (status === 'out' || status === 'signed') && can(user, 'agreement:void') && (
          <Button variant="ghost" size="sm" onClick={() => setOpenDialog('void')}>
            Void agreement
          </Button>
        )}
      </chakra.div>
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
      {events.length > 0 && (
        <chakra.details>
          <chakra.summary textStyle="small" fontWeight="600" cursor="pointer">
            {events.length} events
          </chakra.summary>
          <chakra.div pt="3">
            <EventList events={events} />
          </chakra.div>
        </chakra.details>
      )}
      {openDialog === 'signers' && (
        <SignersDialog agreement={agreement} onSaved={onChanged} onClose={close} />
      )}
      {openDialog === 'site' && <SiteDialog agreement={agreement} onSaved={onChanged} onClose={close} />}
      {openDialog === 'void' && <VoidDialog agreement={agreement} onSaved={onChanged} onClose={close} />}
      {openDialog === 'send' && (
        <ConfirmSend
          signers={signers}
          busy={sending}
          onSend={() => void run(() => send({ variables: { id, version } }))}
          onClose={close}
        />
      )}
    </chakra.section>
  );
};
