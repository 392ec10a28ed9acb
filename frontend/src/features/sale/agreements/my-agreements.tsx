import { centsText } from '@hearthline/rules/dollars.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { signerStatusTitles } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { useMyAgreementsQuery, type MyAgreementsQuery } from '../../../gql/generated.ts';
import { apiFetch } from '../../../platform/api/rest-client.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { agreementTones } from '../../../domain/state-tones.ts';
import { useSessionStore } from '../../../platform/session/session-context.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorNotice } from '../../../ui/layout/error-notice.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { Badge } from '../../../ui/text/badge.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { showPdf } from '../../../platform/api/show-pdf.ts';

type Own = MyAgreementsQuery['myAgreements'][number];

const sentenceOf = ({ status, signers }: Own): string => {
  const left = signers.filter(({ state }) => state !== 'signed').map(({ name }) => name);
  if (status === 'signed') return 'Signed by everybody.';
  if (status === 'out') return `Waits for ${left.join(' and ')}. To sign, open the link in our mail.`;
  return 'It is no longer valid.';
};

const OwnAgreement = ({ agreement }: { readonly agreement: Own }) => {
  const { id, number, status, homeName, totalCents } = agreement;
  const session = useSessionStore();
  const read = (): void =>
    void showPdf(() => apiFetch(session, `/api/agreements/${id}.pdf`), `agreement-${number}.pdf`).catch(
      (error: unknown) =>
        showToast({ title: 'The agreement could not be opened', text: errorText(error), tone: 'error' }),
    );
  return (
    <Card display="grid" gap="3" alignContent="start">
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center" justifyContent="space-between">
        <Heading as="h3" look="minor">
          {homeName}
        </Heading>
        <Badge tone={agreementTones[status]}>{signerStatusTitles[status]}</Badge>
      </chakra.div>
      <Text look="small" quiet>
        Agreement {number} · {centsText(totalCents)}
      </Text>
      <Text look="small">{sentenceOf(agreement)}</Text>
      <chakra.div>
        <Button variant="outline" size="sm" aria-label={`Read the agreement ${number}`} onClick={read}>
          Read the agreement
        </Button>
      </chakra.div>
    </Card>
  );
};

/** The customer's agreements; nothing if there are none. */
export const MyAgreements = () => {
  const { data, error, refetch } = useMyAgreementsQuery();
  const agreements = data?.myAgreements ?? [];
  if (error && !data)
    return (
      <ErrorNotice
        title="Your agreements could not be loaded"
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (agreements.length === 0) return null;
  return (
    <chakra.section
      aria-labelledby="my-agreements"
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <Heading id="my-agreements" look="subheading">
        My Agreements
      </Heading>
      <chakra.div
        display="grid"
        gap={{ base: '5', md: '6' }}
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))"
      >
        {agreements.map((agreement) => (
          <OwnAgreement key={agreement.id} agreement={agreement} />
        ))}
      </chakra.div>
    </chakra.section>
  );
};
