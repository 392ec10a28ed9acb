import { chakra } from '@chakra-ui/react/styled-system';
import { isOpen, stageTitles } from '@hearthline/rules/sale/deals/stages.ts';
import { Link } from 'react-router-dom';
import { useOtherDealsQuery } from '../../../../gql/generated.ts';
import { textLink } from '../../../../ui/text/text.tsx';

const Notice = chakra('p', {
  base: {
    px: '3',
    py: '2',
    textStyle: 'small',
    bg: 'emberTint',
    borderRadius: 'md',
    overflowWrap: 'anywhere',
  },
});
const DealLink = chakra(Link, { base: textLink });
const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

interface OtherOpenDealsProps {
  readonly contactId: string;
  /** The deal that is being looked at, if there is one. */
  readonly except?: string;
  /** Opens the other deals in a new tab: a form is being filled in here. */
  readonly inNewTab?: boolean;
}

/** Points out that a contact has open deals besides this one. */
export const OtherOpenDeals = ({ contactId, except, inNewTab = false }: OtherOpenDealsProps) => {
  const { data } = useOtherDealsQuery({ variables: { id: contactId } });
  const open = data?.contact.deals.filter(({ id, stage }) => id !== except && isOpen(stage)) ?? [];
  if (!data || open.length === 0) return null;
  const { firstName, lastName } = data.contact;
  const parts = list.formatToParts(open.map(({ id }) => id));
  return (
    <Notice role="status">
      {firstName} {lastName} has{' '}
      {open.length > 1
        ? `${open.length} ${except ? 'other ' : ''}open deals`
        : `${except ? 'another' : 'an'} open deal`}
      :{' '}
      {parts.map(({ type, value }, place) => {
        const deal = type === 'element' ? open.find(({ id }) => id === value) : undefined;
        return deal ? (
          <DealLink key={deal.id} to={`/deals/${deal.id}`} {...(inNewTab && { target: '_blank' })}>
            {deal.number} ({stageTitles[deal.stage]})
          </DealLink>
        ) : (
          // The words between deals stand at their place in the list.
          <span key={`${String(place)} ${value}`}>{value}</span>
        );
      })}
      .
    </Notice>
  );
};
