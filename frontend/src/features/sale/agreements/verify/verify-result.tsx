import { chakra } from '@chakra-ui/react/styled-system';
import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import {
  agreementStatusTitles,
  signerRoleTitles,
  type AgreementStatus,
} from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { useVerifyDocumentQuery, type VerifyDocumentQuery } from '../../../../gql/generated.ts';
import { agreementTones } from '../../../../domain/state-tones.ts';
import { shortTimeText } from '../../../../platform/dates/instant-text.ts';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Badge } from '../../../../ui/text/badge.tsx';
import { CallUs } from '../../../../domain/call-us.tsx';
import { FactRows } from '../../../../ui/text/fact-rows.tsx';
import { Code, Heading, Text } from '../../../../ui/text/text.tsx';
import { EventList } from '../event-list.tsx';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

const kinds: Readonly<Record<string, string>> = {
  agreement: 'Purchase agreement, signed',
  agreement_unsigned: 'Purchase agreement as it was sent, before signatures',
  disclosures: 'Disclosures of a purchase agreement',
  change_order: 'Change order, signed',
  change_order_unsigned: 'Change order as it was sent, before signatures',
  warranty: 'Warranty that comes along with purchase agreements',
};

const endings: Readonly<Partial<Record<AgreementStatus, string>>> = {
  void: 'was made void later. It is no longer valid.',
  declined: 'was declined. It was never signed by everybody.',
  expired: 'expired. It was never signed by everybody.',
  out: 'has not been signed by everybody yet.',
};

/** What a kind of document belongs to. */
const paperOf = (kind: string | null | undefined): 'Agreement' | 'Change order' =>
  kind?.startsWith('change_order') ? 'Change order' : 'Agreement';

interface VerifyResultProps {
  readonly hash: string;
  /** The name of the file; null where a fingerprint was given. */
  readonly name: string | null;
}

/** What a check can find, with its sentence and color. */
const verdicts = {
  unchanged: { text: agreementSentences.unchanged, border: 'pine', color: 'pineText' },
  void: { text: agreementSentences.unchanged, border: 'ember', color: 'emberText' },
  damaged: { text: agreementSentences.damaged, border: 'danger', color: 'danger' },
  unknown: { text: agreementSentences.unknown, border: 'danger', color: 'danger' },
} as const;

const verdictOf = ({
  known,
  damaged,
  status,
}: VerifyDocumentQuery['verifyDocument']): keyof typeof verdicts => {
  if (!known) return 'unknown';
  if (damaged) return 'damaged';
  return status === 'void' ? 'void' : 'unchanged';
};

/** What is known of a document. */
export const VerifyResult = ({ hash, name }: VerifyResultProps) => {
  const { data, loading, error, refetch } = useVerifyDocumentQuery({
    variables: { sha256: hash },
    ...networkOnly,
  });
  const found = data?.verifyDocument;
  if (error && !loading)
    return <LoadError title="We could not check the document" error={error} retry={refetch} />;
  if (!found) return <Skeleton minH="10rem" borderRadius="lg" data-skeleton />;
  const { known, damaged, kind, number, status, signedAt, signers, events } = found;
  const verdict = verdicts[verdictOf(found)];
  return (
    <Card
      as="section"
      aria-label="Result"
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
      borderColor={verdict.border}
    >
      <chakra.div role="status" display="grid" gap="2">
        <Heading look="minor" color={verdict.color}>
          {verdict.text}
        </Heading>
        {status && endings[status] && (
          <Text fontWeight="600">{`The ${paperOf(kind).toLowerCase()} ${endings[status]}`}</Text>
        )}
        {damaged && (
          <Text>
            We cannot confirm it until our record is put right. Please keep your file and our mails, and{' '}
            <CallUs />.
          </Text>
        )}
      </chakra.div>
      {damaged && (
        <FactRows
          facts={[
            ['Document', kinds[kind ?? ''] ?? 'Document'],
            ...(number ? [[paperOf(kind), number] as const] : []),
          ]}
        />
      )}
      {known && !damaged && !status && <FactRows facts={[['Document', kinds[kind ?? ''] ?? 'Document']]} />}
      {known && status && (
        <FactRows
          facts={[
            ['Document', kinds[kind ?? ''] ?? 'Document'],
            [paperOf(kind), number ?? ''],
            [
              'State',
              <Badge key="state" tone={agreementTones[status]}>
                {agreementStatusTitles[status]}
              </Badge>,
            ],
            ...(signedAt ? [['Signed by everybody', shortTimeText(signedAt)] as const] : []),
            ...(signers ?? []).map(
              (signer) =>
                [
                  `${signerRoleTitles[signer.role]} ${signer.name}`,
                  signer.signedAt ? shortTimeText(signer.signedAt) : 'Not signed',
                ] as const,
            ),
          ]}
        />
      )}
      {events && events.length > 0 && (
        <chakra.details>
          <chakra.summary textStyle="small" fontWeight="600" cursor="pointer">
            What happened, step by step
          </chakra.summary>
          <chakra.div pt="3">
            <EventList events={events} />
          </chakra.div>
        </chakra.details>
      )}
      <Text look="fine" quiet>
        {name && `${name}. `}SHA-256: <Code>{hash}</Code>
      </Text>
    </Card>
  );
};
