import { chakra } from '@chakra-ui/react/styled-system';
import { humanize } from '@hearthline/rules/humanize.ts';
import { Link } from 'react-router-dom';
import type { MailRowFragment } from '../../../gql/generated.ts';
import { shortTimeText } from '../../../platform/dates/instant-text.ts';
import { mailStateTitles } from '../../../domain/mail-states.ts';
import { mailTones } from '../../../domain/state-tones.ts';
import { Badge } from '../../../ui/text/badge.tsx';
import { TableCell, TableRow } from '../../../ui/lists/data-table.tsx';
import { RetryButton } from './retry-button.tsx';

const Subject = chakra(Link, {
  base: {
    fontWeight: '600',
    color: 'ink',
    textDecoration: 'underline',
    textDecorationColor: 'edge',
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
    _hover: { textDecorationColor: 'currentcolor' },
  },
});

/** Id of the link that opens a mail, for focusing it. */
export const mailLinkId = (id: string): string => `mail-${id}`;

interface MailRowProps {
  readonly mail: MailRowFragment;
  /** The address that opens the mail. */
  readonly to: string;
  readonly onQueued: () => void;
}

/** One mail: a row of the table; a card on a narrow screen. */
export const MailRow = ({ mail, to, onQueued }: MailRowProps) => {
  const { id, kind, toName, toAddress, subject, state, lastError, createdAt } = mail;
  return (
    <TableRow
      card
      gridTemplateColumns="minmax(0, 1fr) auto"
      gridTemplateAreas={`"subject state" "to to" "kind time"${state === 'failed' ? ' "retry retry"' : ''}`}
      columnGap="3"
      rowGap="1.5"
    >
      <TableCell card gridArea="subject">
        <Subject id={mailLinkId(id)} to={to}>
          {subject}
        </Subject>
        {lastError && (
          <chakra.p textStyle="fine" color="danger" mt="1" overflowWrap="anywhere" maxW="60ch">
            {lastError}
          </chakra.p>
        )}
      </TableCell>
      <TableCell card gridArea="to" overflowWrap="anywhere">
        {toName}
        <chakra.span display={{ base: 'inline', xl: 'block' }} color="quiet">
          {' '}
          {toAddress}
        </chakra.span>
      </TableCell>
      <TableCell card gridArea="kind" color={{ base: 'quiet', xl: 'inherit' }} whiteSpace={{ xl: 'nowrap' }}>
        {humanize(kind)}
      </TableCell>
      <TableCell card gridArea="state" justifySelf="end">
        <Badge tone={mailTones[state]}>{mailStateTitles[state]}</Badge>
      </TableCell>
      <TableCell
        card
        gridArea="time"
        justifySelf="end"
        color={{ base: 'quiet', xl: 'inherit' }}
        whiteSpace="nowrap"
      >
        <time dateTime={createdAt}>{shortTimeText(createdAt)}</time>
      </TableCell>
      <TableCell
        card
        gridArea="retry"
        textAlign={{ xl: 'end' }}
        hideBelow={state === 'failed' ? undefined : 'xl'}
      >
        {state === 'failed' && <RetryButton id={id} subject={subject} onQueued={onQueued} />}
      </TableCell>
    </TableRow>
  );
};
