import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { timeOfDay } from '@hearthline/rules/dates/time-text.ts';
import type { AppointmentFactsFragment } from '../../../../gql/generated.ts';
import { timeText } from '../../../../platform/dates/instant-text.ts';
import { Heading, Text, textLink } from '../../../../ui/text/text.tsx';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { can } from '@hearthline/rules/permissions.ts';

type Line = AppointmentFactsFragment['history'][number];

const done: Readonly<Record<Line['action'], string>> = {
  booked: 'Booked',
  confirmed: 'Confirmed',
  rescheduled: 'Moved',
  cancelled: 'Cancelled',
  held: 'Marked as held',
  missed: 'Marked as missed',
  reassigned: 'Consultant changed',
  described: 'Kind, place or project set',
};
const parties: Readonly<Record<Line['party'], string>> = {
  staff: 'staff',
  customer: 'the customer',
  visitor: 'the visitor',
};

const what = ({ action, before, after }: Line): string => {
  if (before && after) return timeOfDay(`${done[action]} from ${before} to ${after}`);
  const words = before ?? after;
  return words ? `${done[action]}: ${words}` : done[action];
};

/** The changes to a booking and the e-mails about it, the latest first. */
export const AppointmentHistory = ({ lines }: { lines: readonly Line[] }) => {
  const { user } = useSession();
  const readsMails = can(user, 'mail:read');
  return (
    <section>
      <Heading as="h3" look="subheading" mb="3">
        History and mails
      </Heading>
      {lines.length === 0 && (
        <Text look="small" quiet>
          Nothing has changed since it was booked.
        </Text>
      )}
      <chakra.ol listStyle="none" display="grid" gap="3" textStyle="small" css={{ '& a': textLink }}>
        {lines.map((line) => (
          <chakra.li
            key={line.id}
            borderInlineStartWidth="2px"
            borderColor="line"
            ps="3"
            overflowWrap="anywhere"
          >
            <chakra.p fontWeight="550">{what(line)}</chakra.p>
            <chakra.p color="quiet">
              {timeText(line.at)}, by {line.actorName ?? parties[line.party]}
            </chakra.p>
            {line.note && <p>“{line.note}”</p>}
            {line.mailId && line.mailSubject && (
              <p>
                Mail:{' '}
                {readsMails ? (
                  <Link to={`/admin?tab=settings&mail=${line.mailId}`}>{line.mailSubject}</Link>
                ) : (
                  line.mailSubject
                )}
              </p>
            )}
          </chakra.li>
        ))}
      </chakra.ol>
    </section>
  );
};
