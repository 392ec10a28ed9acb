import { chakra } from '@chakra-ui/react/styled-system';
import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { useState } from 'react';
import { useCreateAgreementMutation, useDealAgreementQuery } from '../../../../gql/generated.ts';
import { useNextStep } from '../../../../domain/next-step.tsx';
import { errorText } from '../../../../platform/api/error-text.ts';
import { useWorkspaceChanges } from '../../../../platform/graphql/workspace-changes.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { AgreementCard } from './agreement-card.tsx';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { mayChange } from '../../../../platform/session/may-change.ts';

const ended: readonly string[] = ['declined', 'expired', 'void'];

/** The agreement of a deal: made from its accepted quote, sent, followed, and kept. */
export const DealAgreement = ({ dealId }: { readonly dealId: string }) => {
  const { user } = useSession();
  const { data, error, loading, refetch } = useDealAgreementQuery({
    variables: { dealId },
  });
  const read = (): void => void refetch().catch(() => undefined);
  useWorkspaceChanges(['deals'], read);
  const [create, { loading: creating }] = useCreateAgreementMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const deal = data?.deal;
  const agreement = deal?.agreement;
  const accepted = deal?.quotes.find(({ status }) => status === 'accepted');
  const make = async (quoteId: string): Promise<void> => {
    setFailure(null);
    try {
      await create({ variables: { quoteId } });
    } catch (problem) {
      setFailure(errorText(problem));
    }
    read();
  };
  const canMake =
    accepted &&
    deal &&
    mayChange(user, 'agreement:create', deal) &&
    (!agreement || ended.includes(agreement.status)) &&
    deal.stage !== 'won';
  useNextStep(
    'agreement',
    canMake
      ? {
          text: `Quote ${accepted.number} was accepted.`,
          action: { label: 'Make agreement', disabled: creating, run: () => void make(accepted.id) },
        }
      : null,
  );
  if (error && !deal)
    return <LoadError title="The agreement could not be loaded" error={error} retry={read} />;
  if (!deal && loading) return <Skeleton height="10rem" />;
  return (
    <Card
      as="section"
      aria-labelledby="deal-agreement"
      display="grid"
      gap="3"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <Heading as="h2" look="subheading" id="deal-agreement">
        Agreement
      </Heading>
      {agreement && <AgreementCard key={agreement.id} agreement={agreement} deal={deal} onChanged={read} />}
      {canMake && (
        <>
          <Text look="small">
            Quote {accepted.number} was accepted. The agreement takes its lines, buyers and site from it.
          </Text>
          <Text look="fine" quiet>
            {agreementSentences.samples}
          </Text>
          <chakra.div>
            <Button size="sm" variant="outline" disabled={creating} onClick={() => void make(accepted.id)}>
              {creating ? 'Making...' : agreement ? 'Make another agreement' : 'Make agreement'}
            </Button>
          </chakra.div>
        </>
      )}
      {!agreement && !accepted && (
        <Text look="small" quiet>
          Once the buyer has accepted a quote, the agreement is made from it here.
        </Text>
      )}
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
    </Card>
  );
};
