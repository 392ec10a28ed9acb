import { centsText } from '@hearthline/rules/dollars.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import {
  signerStatusTitles,
  signerRoleTitles,
  signerStateTitles,
} from '@hearthline/rules/sale/agreements/agreement-states.ts';
import type { LinkedAgreementShownFragment } from '../../../../gql/generated.ts';
import { agreementTones, signerTones } from '../../../../domain/state-tones.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { paperWords } from './paper-words.ts';

/** What is signed, by whom, and how far everybody is. */
export const SignHead = ({ agreement }: { readonly agreement: LinkedAgreementShownFragment }) => {
  const { kind, number, status, homeName, totalCents, name, role, signers, company } = agreement;
  return (
    <chakra.header display="grid" gap="3" justifyItems="start">
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <Text look="eyebrow">
          {paperWords(agreement).title} {number}
        </Text>
        <Badge tone={agreementTones[status]}>{signerStatusTitles[status]}</Badge>
      </chakra.div>
      <Heading as="h1" look="title" overflowWrap="anywhere">
        {homeName}
      </Heading>
      <Text>
        {kind === 'change_order' ? `${centsText(totalCents)} from then on` : centsText(totalCents)}, sold by{' '}
        {company.name}. You sign as {name}, {signerRoleTitles[role].toLowerCase()}.
      </Text>
      <chakra.ul display="flex" flexWrap="wrap" gap="3" listStyleType="none" aria-label="Signers">
        {signers.map((signer) => (
          <chakra.li key={signer.id} display="flex" gap="2" alignItems="center" textStyle="small">
            {signer.name}
            <Badge tone={signerTones[signer.state]}>{signerStateTitles[signer.state]}</Badge>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.header>
  );
};
