import { chakra } from '@chakra-ui/react/styled-system';
import type { WaitingLeadFragment } from '../../gql/generated.ts';
import { phoneText, telephoneLink } from '../../platform/business/company.ts';
import { ageText, timeText } from '../../platform/dates/instant-text.ts';
import { Button } from '../../ui/form/button.tsx';
import { PhoneIcon } from '../../ui/theme/icons.tsx';
import { Text, textLink } from '../../ui/text/text.tsx';
import { askedText } from './overview-words.ts';
import { ListRow } from './short-list.tsx';

const Anchor = chakra('a', { base: { ...textLink, whiteSpace: 'nowrap' } });

interface WaitingRowProps {
  readonly lead: WaitingLeadFragment;
  /** When the list was read, in milliseconds. */
  readonly now: number;
  readonly onCall: () => void;
}

/** Somebody who waits: what for, for how long, and the number to call. */
export const WaitingRow = ({
  lead: { id, name, phone, kind, askedAt, triedAt },
  now,
  onCall,
}: WaitingRowProps) => (
  <ListRow
    to={`/contacts/${id}`}
    name={name}
    below={
      <>
        {askedText(kind)}{' '}
        <chakra.time dateTime={askedAt} title={timeText(askedAt)} fontWeight="600" whiteSpace="nowrap">
          {ageText(askedAt, now)} ago
        </chakra.time>
        {triedAt && (
          <Text as="span" display="block">
            No answer when called{' '}
            <time dateTime={triedAt} title={timeText(triedAt)}>
              {ageText(triedAt, now)} ago
            </time>
          </Text>
        )}
        <chakra.span display="block" textStyle="small">
          {/\d/.test(phone) ? <Anchor href={telephoneLink(phone)}>{phoneText(phone)}</Anchor> : phone}
        </chakra.span>
      </>
    }
    end={
      <Button variant="outline" size="sm" onClick={onCall} aria-label={`Log a call to ${name}`}>
        <PhoneIcon />
        Log call
      </Button>
    }
  />
);
