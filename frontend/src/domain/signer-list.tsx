import { chakra } from '@chakra-ui/react/styled-system';
import { paperReason } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import {
  isOpenSigner,
  signerRoleTitles,
  signerStateTitles,
} from '@hearthline/rules/sale/agreements/agreement-states.ts';
import type { SignerRowFragment } from '../gql/generated.ts';
import { signerTones } from './state-tones.ts';
import { shortTimeText } from '../platform/dates/instant-text.ts';
import { Button } from '../ui/actions/button.tsx';
import { Badge } from '../ui/text/badge.tsx';
import { Text } from '../ui/text/text.tsx';

const declined = ({ declineReason }: SignerRowFragment): string =>
  declineReason === paperReason ? 'Would rather sign on paper' : `“${declineReason ?? ''}”`;

interface SignerListProps {
  readonly signers: readonly SignerRowFragment[];
  readonly canResend: boolean;
  readonly onResend: (id: string) => void;
}

/** Who signs, and how far they are. */
export const SignerList = ({ signers, canResend, onResend }: SignerListProps) => (
  <chakra.ul display="grid" gap="3" listStyleType="none" aria-label="Signers">
    {signers.map((signer) => (
      <chakra.li
        key={signer.id}
        display="flex"
        flexWrap="wrap"
        gap="2"
        alignItems="center"
        justifyContent="space-between"
      >
        <chakra.div minW="0">
          <Text look="small" overflowWrap="anywhere">
            <strong>{signer.name}</strong>, {signerRoleTitles[signer.role].toLowerCase()}
          </Text>
          <Text look="fine" quiet overflowWrap="anywhere">
            {signer.state === 'declined'
              ? declined(signer)
              : signer.signedAt
                ? shortTimeText(signer.signedAt)
                : signer.email}
          </Text>
        </chakra.div>
        <chakra.div display="flex" gap="2" alignItems="center" ms="auto">
          <Badge tone={signerTones[signer.state]}>{signerStateTitles[signer.state]}</Badge>
          {canResend && isOpenSigner(signer.state) && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Send ${signer.name} a new link`}
              onClick={() => onResend(signer.id)}
            >
              New link
            </Button>
          )}
        </chakra.div>
      </chakra.li>
    ))}
  </chakra.ul>
);
