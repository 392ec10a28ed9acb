import { chakra } from '@chakra-ui/react/styled-system';
import type { LinkedAgreementShownFragment } from '../../../../gql/generated.ts';
import { Button, ButtonLink } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { WarrantyButtons } from './warranty-buttons.tsx';
import { Code, Heading, Text } from '../../../../ui/text/text.tsx';
import { paperWords } from './paper-words.ts';

interface SignedCopyProps {
  readonly agreement: LinkedAgreementShownFragment;
  readonly reading: boolean;
  readonly onRead: () => void;
  readonly onReadDisclosures: () => void;
  readonly onOpenWarranty: (path: string, name: string) => void;
}

/** What a signer finds after they have signed: whom it waits for, and their copy. */
export const SignedCopy = ({
  agreement,
  reading,
  onRead,
  onReadDisclosures,
  onOpenWarranty,
}: SignedCopyProps) => {
  const { kind, status, signers, signedSha256 } = agreement;
  const { name: paper } = paperWords(agreement);
  const waiting = signers.filter(({ state }) => state !== 'signed').map(({ name }) => name);
  return (
    <Card display="grid" gap="4" borderColor="pine" gridTemplateColumns="minmax(0, 1fr)">
      <Heading look="minor" tabIndex={-1} data-next>
        {status === 'signed' ? 'Everybody has signed' : 'Thank you, you have signed'}
      </Heading>
      <Text role="status">
        {status === 'signed'
          ? 'Please keep a copy. Its last page is the certificate of all signatures.'
          : `It now waits for ${waiting.join(' and ')}. We mail you the signed copy once everybody has signed.`}
      </Text>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button aria-busy={reading} onClick={onRead}>
          {status === 'signed' ? `Open the signed ${paper}` : `Read the ${paper}`}
        </Button>
        {kind !== 'change_order' && (
          <Button variant="outline" aria-busy={reading} onClick={onReadDisclosures}>
            Read the disclosures
          </Button>
        )}
        <WarrantyButtons files={agreement.files} busy={reading} onOpen={onOpenWarranty} />
      </chakra.div>
      {signedSha256 && (
        <>
          <Text look="fine" quiet>
            SHA-256 fingerprint: <Code>{signedSha256}</Code>
          </Text>
          <chakra.div>
            <ButtonLink variant="ghost" size="sm" to={`/verify/${signedSha256}`}>
              Check it on our site
            </ButtonLink>
          </chakra.div>
        </>
      )}
    </Card>
  );
};
