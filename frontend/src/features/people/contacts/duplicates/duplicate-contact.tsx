import { chakra } from '@chakra-ui/react/styled-system';
import { humanize } from '@hearthline/rules/humanize.ts';
import { Link } from 'react-router-dom';
import type { ContactRowFragment } from '../../../../gql/generated.ts';
import { phoneText } from '../../../../domain/company.ts';
import { contactTones } from '../../../../domain/state-tones.ts';
import { instantDayText } from '../../../../platform/dates/instant-text.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/text/badge.tsx';
import { textLink } from '../../../../ui/text/text.tsx';
import { fullName, statusTitle } from '../contact-words.ts';

const Name = chakra(Link, { base: textLink });

interface DuplicateContactProps {
  /** The name of the radio buttons of its group. */
  readonly group: string;
  readonly contact: ContactRowFragment;
  /** The contact that stays. */
  readonly into: ContactRowFragment;
  readonly busy: boolean;
  readonly onStay: () => void;
  readonly onMerge: () => void;
}

/** One of several contacts that may be one person. What differs from the one that stays stands out. */
export const DuplicateContact = ({ group, contact, into, busy, onStay, onMerge }: DuplicateContactProps) => {
  const stays = contact.id === into.id;
  const facts = (of: ContactRowFragment): readonly (readonly [title: string, value: string])[] => [
    ['Email', of.email],
    ['Phone', of.phone ? phoneText(of.phone) : ''],
    ['Company', of.company ?? ''],
    ['Address', of.address ?? ''],
    ['Owner', of.ownerName ?? ''],
    ['Tags', of.tags.join(', ')],
    ['Source', humanize(of.sourceLabel)],
  ];
  const staying = new Map(facts(into));
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      gap="3"
      minW="0"
      p="4"
      borderWidth="1px"
      borderRadius="lg"
      borderColor={stays ? 'pine' : 'line'}
      bg={stays ? 'pineTint' : undefined}
    >
      <chakra.div display="flex" alignItems="start" justifyContent="space-between" gap="2">
        <chakra.div minW="0">
          <Name to={`/contacts/${contact.id}`} fontWeight="600" overflowWrap="anywhere">
            {fullName(contact)}
          </Name>
          <chakra.p textStyle="fine" color="quiet">
            Added <time dateTime={contact.createdAt}>{instantDayText(contact.createdAt)}</time>
          </chakra.p>
        </chakra.div>
        <Badge tone={contactTones[contact.status]}>{statusTitle(contact.status)}</Badge>
      </chakra.div>
      <chakra.dl
        display="grid"
        gridTemplateColumns="5rem minmax(0, 1fr)"
        columnGap="2"
        rowGap="1"
        textStyle="small"
        flexGrow="1"
        alignContent="start"
      >
        {facts(contact).map(([title, value]) => (
          <chakra.div key={title} display="contents">
            <chakra.dt color="quiet">{title}</chakra.dt>
            <chakra.dd
              overflowWrap="anywhere"
              color={value ? undefined : 'quiet'}
              fontWeight={!stays && value && value !== staying.get(title) ? '600' : undefined}
            >
              {value || '–'}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        minH="9"
      >
        <chakra.label display="inline-flex" alignItems="center" gap="2" textStyle="small" cursor="pointer">
          <chakra.input
            accentColor="pine"
            type="radio"
            name={group}
            aria-label={`Stays: ${fullName(contact)}`}
            checked={stays}
            disabled={busy}
            onChange={onStay}
          />
          Stays
        </chakra.label>
        {!stays && (
          <Button size="sm" disabled={busy} onClick={onMerge}>
            Merge
            <chakra.span srOnly>{` ${fullName(contact)} into ${fullName(into)}`}</chakra.span>
          </Button>
        )}
      </chakra.div>
    </chakra.div>
  );
};
