import { chakra } from '@chakra-ui/react/styled-system';
import { auditDetailsText } from '@hearthline/rules/office/audit/details.ts';
import { actionText, resultText } from '@hearthline/rules/office/audit/audit-words.ts';
import type { AuditRowFragment } from '../../../gql/generated.ts';
import { shortTimeText } from '../../../platform/dates/instant-text.ts';
import { Badge } from '../../../ui/text/badge.tsx';
import { TableCell, TableRow } from '../../../ui/lists/data-table.tsx';
import { Code } from '../../../ui/text/text.tsx';
import { AuditObject } from './audit-object.tsx';

/** Further words: below the first where there is room, else behind them. */
const Quiet = chakra('span', {
  base: {
    display: { base: 'block', xl: 'inline' },
    textStyle: 'fine',
    color: 'quiet',
    overflowWrap: 'anywhere',
  },
});
interface AuditRowProps {
  readonly entry: AuditRowFragment;
  /** The business's time zone, in which times are shown. */
  readonly timeZone: string;
  /** Filters by an object, to show all that was done to it. */
  readonly onObject: (object: string) => void;
}

/** One line of the record: a row of the table; a card on a narrow screen. */
export const AuditRow = ({ entry, timeZone, onObject }: AuditRowProps) => {
  const {
    createdAt,
    actorId,
    actorName,
    actorEmail,
    action,
    object,
    objectName,
    result,
    requestId,
    details,
  } = entry;
  const more = auditDetailsText(details, (at) => shortTimeText(at, timeZone));
  return (
    <TableRow
      card
      gridTemplateColumns="minmax(0, 1fr) auto"
      gridTemplateAreas={'"what result" "who who" "object object" "when request"'}
      columnGap="3"
      rowGap="1.5"
    >
      <TableCell card gridArea="when" color={{ base: 'quiet', xl: 'inherit' }} whiteSpace="nowrap">
        <time dateTime={createdAt}>{shortTimeText(createdAt, timeZone)}</time>
      </TableCell>
      <TableCell card line gridArea="who" title={actorEmail ?? undefined}>
        {actorName ?? (actorId ? 'Deleted account' : 'Not signed in')}{' '}
        {actorEmail && <Quiet>{actorEmail}</Quiet>}
      </TableCell>
      <TableCell card line gridArea="what" title={action}>
        <chakra.span fontWeight="600">{actionText(action)}</chakra.span>{' '}
        <Quiet>
          <Code>
            {action
              .split('.')
              .flatMap((part, index) => (index > 0 ? ['.', <wbr key={index} />, part] : [part]))}
          </Code>
        </Quiet>
      </TableCell>
      <TableCell
        card
        line
        title={more || undefined}
        gridArea="object"
        display={{ base: object || more ? 'block' : 'none', xl: 'table-cell' }}
      >
        {object && <AuditObject object={object} name={objectName} onNarrow={onObject} />}{' '}
        {more && <Quiet>{more}</Quiet>}
      </TableCell>
      <TableCell card gridArea="result" justifySelf="end">
        <Badge tone={result === 'done' ? 'neutral' : 'late'}>{resultText(result)}</Badge>
      </TableCell>
      <TableCell card gridArea="request" whiteSpace="nowrap">
        <Code title="Request" aria-label={`Request ${requestId}`}>
          {requestId.slice(0, 8)}
        </Code>
      </TableCell>
    </TableRow>
  );
};
