import { chakra } from '@chakra-ui/react/styled-system';
import { can } from '@hearthline/rules/permissions.ts';
import { isOpenSigner } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { changeOrderVoid } from '@hearthline/rules/sale/change-orders/change-order-rules.ts';
import { useState } from 'react';
import { useNextStep, type NextStep } from '../../../../domain/next-step.tsx';
import {
  useDealChangeOrdersQuery,
  useSendChangeOrderLinkMutation,
  useSendChangeOrderMutation,
  useVoidChangeOrderMutation,
  type ChangeOrderRowFragment,
} from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { apiFetch } from '../../../../platform/api/rest-client.ts';
import { showPdf } from '../../../../platform/api/show-pdf.ts';
import { useWorkspaceChanges } from '../../../../platform/graphql/workspace-changes.ts';
import { useSession, useSessionStore } from '../../../../platform/session/session-context.tsx';
import { Button, ButtonLink } from '../../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { ChangeOrderEditor } from './change-order-editor.tsx';
import { ChangeOrderItem } from './change-order-item.tsx';
import { nameOfChange } from './change-words.ts';
import { DraftChangeDialog } from './draft-change-dialog.tsx';

const voidRule = changeOrderVoid.omit({ version: true });

type Opened = { readonly what: 'draft' } | { readonly what: 'edit' | 'send' | 'void'; readonly id: string };

interface StepActions {
  readonly send: (id: string) => void;
  readonly remind: (signerId: string) => void;
}

/** What the newest open change order waits for. */
const stepOf = (
  orders: readonly ChangeOrderRowFragment[],
  { send, remind }: StepActions,
): NextStep | null => {
  const sent = orders.find(({ status }) => status === 'sent');
  const waiting = sent?.signers.find(({ state }) => isOpenSigner(state));
  if (sent && waiting)
    return {
      text: `Waiting for ${waiting.name}’s signature on ${nameOfChange(sent)}`,
      action: { label: 'Remind', run: () => remind(waiting.id) },
    };
  const draft = orders.find(({ status }) => status === 'draft');
  return draft
    ? {
        text: 'A change order is drafted.',
        action: { label: 'Send change order', run: () => send(draft.id) },
      }
    : null;
};

/** The change orders of a contract, the newest first: drafted, sent to be signed by the same people, made void. */
export const ChangeOrders = ({ dealId }: { readonly dealId: string }) => {
  const { user } = useSession();
  const session = useSessionStore();
  const skip = !can(user, 'change-order:read');
  const { data, refetch } = useDealChangeOrdersQuery({ variables: { dealId }, skip });
  const read = (): void => void (skip || refetch().catch(() => undefined));
  useWorkspaceChanges(['deals'], read);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [send, { loading: sending }] = useSendChangeOrderMutation();
  const [makeVoid] = useVoidChangeOrderMutation();
  const [sendLink] = useSendChangeOrderLinkMutation();
  const deal = data?.deal;
  const contract = deal?.contract;
  // A draft that became void was never anybody's.
  const orders = (contract?.changeOrders ?? []).filter(({ number, status }) => number || status === 'draft');
  const showFailure = (title: string) => (failure: unknown) =>
    showToast({ title, text: errorText(failure), tone: 'error' });
  const remind = (signerId: string): void =>
    void sendLink({ variables: { signerId } })
      .then(() => showToast({ title: 'A new link was mailed' }))
      .catch(showFailure('No link was sent'));
  const isTheirs = contract?.viewerCanEdit === true;
  const maySend = isTheirs && can(user, 'change-order:send');
  useNextStep(
    'change',
    maySend ? stepOf(orders, { send: (id) => setOpened({ what: 'send', id }), remind }) : null,
  );
  if (!deal || !contract) return null;
  const isOpenSale =
    deal.stage === 'won' &&
    !deal.cancellation &&
    deal.project?.status !== 'completed' &&
    deal.project?.status !== 'cancelled';
  const edits = isTheirs && can(user, 'change-order:create') && isOpenSale;
  const close = (): void => {
    setOpened(null);
    read();
  };
  const chosen = opened && opened.what !== 'draft' ? orders.find(({ id }) => id === opened.id) : undefined;
  const pdf = (order: ChangeOrderRowFragment): void =>
    void showPdf(
      () => apiFetch(session, `/api/change-orders/${order.id}.pdf`),
      `change-order-${nameOfChange(order)}.pdf`,
    ).catch(showFailure('The PDF could not be opened'));
  const sendNow = ({ id, version }: ChangeOrderRowFragment): void =>
    void send({ variables: { id, version } })
      .then(() => showToast({ title: 'The change order was sent', text: 'Each buyer gets a link by email.' }))
      .catch(showFailure('The change order was not sent'))
      .finally(close);
  if (orders.length === 0 && !edits) return null;
  return (
    <chakra.section aria-labelledby="contract-changes" display="grid" gap="2">
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3">
        <Heading as="h3" look="minor" id="contract-changes">
          Change orders
        </Heading>
        {edits && (
          <Button size="sm" variant="outline" onClick={() => setOpened({ what: 'draft' })}>
            Draft change order
          </Button>
        )}
      </chakra.div>
      {orders.length === 0 && (
        <Text look="small" quiet>
          The contract is as it was signed. A change of home, choices or price is signed by the same people.
        </Text>
      )}
      <div>
        {orders.map((order) => (
          <ChangeOrderItem key={order.id} order={order} maySend={maySend} onResend={remind}>
            {order.status === 'draft' && edits && (
              <>
                <Button size="sm" variant="outline" onClick={() => setOpened({ what: 'edit', id: order.id })}>
                  Edit
                </Button>
                <Button size="sm" variant="outline" onClick={() => setOpened({ what: 'send', id: order.id })}>
                  Send
                </Button>
              </>
            )}
            {order.number && (
              <Button size="sm" variant="outline" onClick={() => pdf(order)}>
                PDF
              </Button>
            )}
            {order.signedSha256 && (
              <ButtonLink size="sm" variant="ghost" to={`/verify/${order.signedSha256}`}>
                Verify
              </ButtonLink>
            )}
            {(order.status === 'draft' || order.status === 'sent') &&
              isTheirs &&
              can(user, 'change-order:void') && (
                <Button size="sm" variant="ghost" onClick={() => setOpened({ what: 'void', id: order.id })}>
                  Void
                </Button>
              )}
          </ChangeOrderItem>
        ))}
      </div>
      {opened?.what === 'draft' && (
        <DraftChangeDialog
          dealId={dealId}
          onDrafted={(id) => {
            read();
            setOpened({ what: 'edit', id });
          }}
          onClose={close}
        />
      )}
      {opened?.what === 'edit' && (
        <ChangeOrderEditor id={opened.id} allowances={contract.allowances} onClose={close} />
      )}
      {chosen && opened?.what === 'send' && (
        <ConfirmDialog
          title="Send the change order?"
          question="Each buyer gets a link now, the seller once all buyers have signed. It can no longer be changed after that."
          action="Send change order"
          busy={sending}
          onConfirm={() => sendNow(chosen)}
          onClose={close}
        />
      )}
      {chosen && opened?.what === 'void' && (
        <ReasonDialog
          title={`Void ${nameOfChange(chosen)}`}
          action="Void change order"
          rule={voidRule}
          failed="The change order was not voided"
          onSubmit={(reason) => makeVoid({ variables: { id: chosen.id, version: chosen.version, reason } })}
          onClose={close}
        />
      )}
    </chakra.section>
  );
};
