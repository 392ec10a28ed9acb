import { isDialable } from '@hearthline/rules/phones/format.ts';
import type { DealFactsFragment } from '../../../../gql/generated.ts';
import { telephoneLink } from '../../../../domain/company.ts';
import { ButtonAnchor } from '../../../../ui/actions/button.tsx';
import { MailIcon } from '../../../../ui/theme/further-icons.tsx';
import { PhoneIcon } from '../../../../ui/theme/icons.tsx';

/** Calls the buyer, and writes to all who buy. */
export const BuyerButtons = ({
  deal: { buyerName, buyerPhone, buyerEmail, coBuyers },
}: {
  readonly deal: DealFactsFragment;
}) => {
  const addresses = [buyerEmail, ...coBuyers.map(({ email }) => email)].filter(Boolean).join(',');
  return (
    <>
      {buyerPhone && isDialable(buyerPhone) && (
        <ButtonAnchor
          size="sm"
          variant="outline"
          href={telephoneLink(buyerPhone)}
          aria-label={`Call ${buyerName}`}
        >
          <PhoneIcon />
          Call
        </ButtonAnchor>
      )}
      {addresses && (
        <ButtonAnchor
          size="sm"
          variant="outline"
          href={`mailto:${addresses}`}
          aria-label={`Mail ${buyerName}`}
        >
          <MailIcon />
          Mail
        </ButtonAnchor>
      )}
    </>
  );
};
