import { chakra } from '@chakra-ui/react/styled-system';
import { bindingStatuses } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { isOpen } from '@hearthline/rules/sale/deals/stages.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  useDealAgreementQuery,
  useDealQuotesQuery,
  useDraftQuoteMutation,
  useSendQuoteLinkMutation,
  type StaffQuoteFragment,
} from '../../../gql/generated.ts';
import { useNextStep } from '../../../domain/next-step.tsx';
import { useDownload } from '../../../platform/api/download.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { useWorkspaceChanges } from '../../../platform/graphql/workspace-changes.ts';
import { copyLink } from '../../../ui/actions/copy-link.ts';
import { Menu } from '../../../ui/actions/menu.tsx';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { ErrorNotice } from '../../../ui/layout/error-notice.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { nameOfQuote } from './parts/quote-words.ts';
import { quoteStep } from './staff/quote-step.ts';
import { CompareQuotes } from './staff/compare-quotes.tsx';
import { IssueDialog } from './staff/issue-dialog.tsx';
import { QuoteCard } from './staff/quote-card.tsx';
import { ReviseDialog } from './staff/revise-dialog.tsx';
import { WithdrawDialog } from './staff/withdraw-dialog.tsx';
import { useSession } from '../../../platform/session/session-context.tsx';
import { mayChange } from '../../../platform/session/may-change.ts';

const linkWords = 'Anyone who has it can open the quote. Older links no longer work.';

interface OpenDialog {
  readonly what: 'issue' | 'revise' | 'withdraw';
  readonly id: string;
}

interface DealQuotesProps {
  readonly dealId: string;
  /** Opens what chooses the design of the deal; undefined for whoever may not. */
  readonly onChooseDesign?: (() => void) | undefined;
}

/** The quotes of a deal: drafts to edit and issue, issued ones to send, withdraw and replace. */
export const DealQuotes = ({ dealId, onChooseDesign }: DealQuotesProps) => {
  const { user } = useSession();
  const { data, error, loading, refetch } = useDealQuotesQuery({
    variables: { dealId },
  });
  // As the card of the agreement has read it: reading it proves it, which nobody needs twice.
  const { data: ofAgreement } = useDealAgreementQuery({ variables: { dealId }, fetchPolicy: 'cache-only' });
  const read = (): void => void refetch().catch(() => undefined);
  useWorkspaceChanges(['deals'], read);
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const [draft, { loading: drafting }] = useDraftQuoteMutation();
  const [send] = useSendQuoteLinkMutation();
  const navigate = useNavigate();
  const download = useDownload();
  const deal = data?.deal;
  const showFailure = (title: string) => (failure: unknown) =>
    showToast({ title, text: errorText(failure), tone: 'error' });
  const begin = (): void =>
    void draft({ variables: { dealId } })
      .then(({ data: made }) => made && navigate(`/quotes/${made.draftQuote.id}`))
      .catch(showFailure('No quote was drafted'));
  const sendAgain = (id: string): void =>
    void send({ variables: { id } })
      .then(
        ({ data: sent }) =>
          sent &&
          copyLink(
            sent.sendQuoteLink,
            `There is a new link, mailed if the buyer has an email address. ${linkWords}`,
          ),
      )
      .catch(showFailure('No link was sent'));
  const pdf = (quote: StaffQuoteFragment): void =>
    void download(`/api/quotes/${quote.id}.pdf`, `quote-${nameOfQuote(quote)}.pdf`).catch(
      showFailure('The PDF could not be downloaded'),
    );
  const isBound = bindingStatuses.some((status) => status === ofAgreement?.deal.agreement?.status);
  const mayUpdate = deal !== undefined && mayChange(user, 'quote:update', deal);
  const mayDraft =
    deal !== undefined && mayChange(user, 'quote:create', deal) && isOpen(deal.stage) && !isBound;
  useNextStep(
    'quote',
    deal && mayDraft
      ? quoteStep(deal, {
          draft: { label: 'Draft quote', disabled: drafting, run: begin },
          choose: onChooseDesign ? { label: 'Choose design', run: onChooseDesign } : null,
          issue: (id) => setOpenDialog({ what: 'issue', id }),
          remind: sendAgain,
        })
      : null,
  );
  if (!deal && loading) return <Skeleton height="12rem" />;
  if (!deal) return <ErrorNotice title="The quotes could not be loaded" onRetry={error && read} />;
  const { quotes } = deal;
  const open = quotes.filter(({ status }) => status === 'issued');
  const numberOf = (id: string | null): string | null =>
    quotes.find((quote) => quote.id === id)?.number ?? null;
  const chosen = quotes.find(({ id }) => id === openDialog?.id);
  const close = (): void => {
    setOpenDialog(null);
    read();
  };
  return (
    <Card
      as="section"
      aria-labelledby="deal-quotes"
      display="grid"
      gap="2"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" gap="3">
        <Heading as="h2" look="subheading" id="deal-quotes">
          Quotes
        </Heading>
        {mayDraft && deal.designCode && (
          <Button size="sm" variant="outline" disabled={drafting} onClick={begin}>
            Draft quote
          </Button>
        )}
      </chakra.div>
      {quotes.length === 0 && (
        <Text look="small" quiet>
          {deal.designCode
            ? 'No quote yet. A draft starts from the price of the design.'
            : 'Choose a design for this deal first. A quote starts from its price.'}
        </Text>
      )}
      {open.length > 1 && <CompareQuotes quotes={open} />}
      {quotes.map((quote) => (
        <QuoteCard key={quote.id} quote={quote} replaces={numberOf(quote.replaces)}>
          {quote.status === 'draft' ? (
            <>
              {mayUpdate && (
                <Button
                  size="sm"
                  variant="outline"
                  onClick={() => setOpenDialog({ what: 'issue', id: quote.id })}
                >
                  Issue
                </Button>
              )}
              <ButtonLink size="sm" variant="outline" to={`/quotes/${quote.id}`}>
                {mayUpdate ? 'Edit' : 'Open'}
              </ButtonLink>
            </>
          ) : (
            <>
              <ButtonLink size="sm" variant="outline" to={`/quotes/${quote.id}`}>
                Open
              </ButtonLink>
              <Button size="sm" variant="outline" onClick={() => pdf(quote)}>
                PDF
              </Button>
              {mayDraft && (
                <Button
                  size="sm"
                  variant="outline"
                  onClick={() => setOpenDialog({ what: 'revise', id: quote.id })}
                >
                  Revise quote
                </Button>
              )}
              {mayUpdate && quote.status === 'issued' && (
                <Menu
                  label={`More for ${nameOfQuote(quote)}`}
                  actions={[
                    {
                      id: 'send',
                      title: 'Send a new link and copy it',
                      label: 'Send again and copy link',
                      run: () => sendAgain(quote.id),
                    },
                    {
                      id: 'withdraw',
                      title: 'Withdraw this quote…',
                      label: 'Withdraw',
                      tone: 'danger' as const,
                      run: () => setOpenDialog({ what: 'withdraw', id: quote.id }),
                    },
                  ]}
                />
              )}
            </>
          )}
        </QuoteCard>
      ))}
      {chosen && openDialog?.what === 'revise' && <ReviseDialog quote={chosen} onClose={close} />}
      {chosen && openDialog?.what === 'issue' && (
        <IssueDialog
          quote={chosen}
          onIssued={(link) =>
            void copyLink(
              link,
              'The quote was issued, and mailed if the buyer has an email address. The link opens it.',
            )
          }
          onClose={close}
        />
      )}
      {chosen && openDialog?.what === 'withdraw' && <WithdrawDialog quote={chosen} onClose={close} />}
    </Card>
  );
};
