import { chakra } from '@chakra-ui/react/styled-system';
import { useContactArrivalsQuery, type ArrivalFragment } from '../../../../gql/generated.ts';
import { instantDayText } from '../../../../platform/dates/instant-text.ts';
import { Card } from '../../../../ui/layout/surface.tsx';

/** What is known of an arrival, the campaign first. */
const arrivalText = ({ campaign, source, medium, term, content, referrer, at }: ArrivalFragment): string =>
  [
    campaign && `Campaign ${campaign}`,
    [source, medium].filter(Boolean).join(' / '),
    term && `for “${term}”`,
    content,
    referrer && `from ${referrer}`,
    at && instantDayText(at),
  ]
    .filter(Boolean)
    .join(' · ');

/** How a contact came to the site, as the browsers of their bookings and requests told; nothing if none did. */
export const ContactArrivals = ({ contactId }: { readonly contactId: string }) => {
  const { data } = useContactArrivalsQuery({
    variables: { id: contactId },
  });
  const { first = null, last = null } = data?.contact.touches ?? {};
  if (!first || !last) return null;
  return (
    <Card as="section" aria-label="How they found us">
      <chakra.dl display="grid" gap="4" overflowWrap="anywhere">
        {(
          [
            ['First visit', first],
            ['Latest visit before they wrote', last],
          ] as const
        ).map(([title, arrival]) => (
          <chakra.div key={title}>
            <chakra.dt textStyle="fine" color="quiet">
              {title}
            </chakra.dt>
            <chakra.dd>{arrivalText(arrival)}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Card>
  );
};
