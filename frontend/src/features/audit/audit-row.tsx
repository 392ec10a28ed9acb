import { chakra } from '@chakra-ui/react/styled-system';
import { actionText, resultText } from '@hearthline/rules/audit-words.ts';
import type { AuditRowFragment } from '../../gql/generated.ts';
import { shortTimeText } from '../../platform/instants.ts';
import { Badge } from '../../ui/badge.tsx';
import { TableCell, TableRow } from '../../ui/data-table.tsx';
import { Code } from '../../ui/text.tsx';
import { AuditObject } from './audit-object.tsx';

/** Details as `role: admin, fields: name, phone`. */
const detailsText = (details: unknown): string =>
  Object.entries((details ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.map(String).join(', ') : typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' · ');

const Quiet = chakra('p', { base: { textStyle: 'fine', color: 'quiet', overflowWrap: 'anywhere' } });
interface AuditRowProps {
  readonly entry: AuditRowFragment;
  /** Filters by an object, to show all that was done to it. */
  readonly onObject: (object: string) => void;
}

/** One line of the record: a row of the table; a card on a narrow screen. */
export const AuditRow = ({ entry, onObject }: AuditRowProps) => {
  const { createdAt, actorId, actorName, actorEmail, action, object, objectName, result, requestId, details } = entry;
  const more = detailsText(details);
  return (
    <TableRow card gridTemplateColumns="minmax(0, 1fr) auto" gridTemplateAreas={'"what result" "who who" "object object" "when request"'} columnGap="3" rowGap="1.5">
      <TableCell card gridArea="when" color={{ base: 'quiet', xl: 'inherit' }} whiteSpace="nowrap"><time dateTime={createdAt}>{shortTimeText(createdAt)}</time></TableCell>
      <TableCell card gridArea="who">
        {actorName ?? (actorId ? 'An account that is gone' : 'Nobody signed in')}
        {actorEmail && <Quiet whiteSpace={{ xl: 'nowrap' }}>{actorEmail}</Quiet>}
      </TableCell>
      <TableCell card gridArea="what">
        <chakra.span fontWeight="600">{actionText(action)}</chakra.span>
        <chakra.p><Code>{action}</Code></chakra.p>
      </TableCell>
      <TableCell card gridArea="object" display={{ base: object || more ? 'block' : 'none', xl: 'table-cell' }}>
        {object && <AuditObject object={object} name={objectName} onNarrow={onObject} />}
        {more && <Quiet>{more}</Quiet>}
      </TableCell>
      <TableCell card gridArea="result"><Badge tone={result === 'done' ? 'pine' : 'danger'}>{resultText(result)}</Badge></TableCell>
      <TableCell card gridArea="request" whiteSpace="nowrap"><Code title="Request" aria-label={`Request ${requestId}`}>{requestId.slice(0, 8)}</Code></TableCell>
    </TableRow>
  );
};
