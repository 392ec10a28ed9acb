import { wholeCentsText } from '@hearthline/rules/dollars.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { lostReasonTitles } from '@hearthline/rules/sale/deals/stages.ts';
import { dealText, dealTextNames } from '@hearthline/rules/sale/deals/deal-texts.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DealFactsFragment } from '../../../../gql/generated.ts';
import { dayText } from '../../../../platform/dates/calendar-day.ts';
import { instantDayText } from '../../../../platform/dates/instant-text.ts';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Fact, FactColumns } from '../../../../ui/text/fact-columns.tsx';
import { Heading, textLink } from '../../../../ui/text/text.tsx';
import { shownText } from '../deal-words.ts';

const PageLink = chakra(Link, { base: textLink });

/** What is said of a value, below it. */
const Beside = ({ children }: { readonly children: string }) => (
  <chakra.span display="block" textStyle="fine" fontWeight="400" color="quiet" whiteSpace="pre-line">
    {children}
  </chakra.span>
);

const buyers = ({ contact, buyerName, coBuyers }: DealFactsFragment): ReactNode => (
  <>
    {contact ? <PageLink to={`/contacts/${contact.id}`}>{contact.name}</PageLink> : buyerName}
    {coBuyers.map(({ name, email }) => (
      <chakra.span key={email} display="block">
        {name}
        <Beside>{email}</Beside>
      </chakra.span>
    ))}
  </>
);

/** What is known of a deal. */
export const DealFacts = ({
  deal,
  children,
}: {
  readonly deal: DealFactsFragment;
  /** The button that changes them. */
  readonly children?: ReactNode;
}) => (
  <Card as="section" aria-labelledby="deal-facts" display="grid" gap="4">
    <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3">
      <Heading as="h2" look="subheading" id="deal-facts">
        Details
      </Heading>
      {children}
    </chakra.div>
    <FactColumns>
      <Fact label="Probability">{`${deal.probabilityPercent}%`}</Fact>
      <Fact label="Weighted">{wholeCentsText(deal.weightedCents)}</Fact>
      <Fact label="Expected close">{deal.expectedCloseOn ? dayText(deal.expectedCloseOn) : 'Not set'}</Fact>
      <Fact label={deal.coBuyers.length > 0 ? 'Buyers' : 'Buyer'} wide={deal.coBuyers.length > 0}>
        {buyers(deal)}
      </Fact>
      <Fact label="Owner">{deal.owner?.name ?? 'Unassigned'}</Fact>
      {dealTextNames.map((name) => (
        <Fact key={name} label={dealText(name).title}>
          {shownText(name, name === 'source' ? deal.sourceLabel : deal[name]) ??
            dealText(name).blank ??
            'Not set'}
        </Fact>
      ))}
      <Fact label="Opened">{instantDayText(deal.createdAt)}</Fact>
      {deal.lostReason && (
        <Fact label="Lost because of" wide>
          {lostReasonTitles[deal.lostReason]}
          {deal.lostNote && <Beside>{deal.lostNote}</Beside>}
        </Fact>
      )}
    </FactColumns>
  </Card>
);
