import { can } from '@hearthline/rules/permissions.ts';
import { useHomeOrderQuery } from '../../../gql/generated.ts';
import { dayText } from '../../../platform/dates/calendar-day.ts';
import { restorable, useRestoredState } from '../../../platform/form-memory/restored-form.ts';
import { useSession } from '../../../platform/session/session-context.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { DataTable, TableCell, TableRow } from '../../../ui/lists/data-table.tsx';
import { Fact, FactColumns } from '../../../ui/text/fact-columns.tsx';
import { Heading } from '../../../ui/text/text.tsx';
import { HomeOrderDialog } from './home-order-dialog.tsx';

const open = 'Not known yet';
const dayOf = (day: string | null, otherwise: string): string => (day ? dayText(day) : otherwise);

interface HomeOrderCardProps {
  readonly projectId: string;
  /** The level of its heading. */
  readonly as: 'h2' | 'h3';
}

/** The order of a sold home: who builds it, since when, and the number of each section. Nothing for a project that came from no sale. */
export const HomeOrderCard = ({ projectId, as }: HomeOrderCardProps) => {
  const { user } = useSession();
  const mayRead = can(user, 'home-order:read');
  const { data, refetch } = useHomeOrderQuery({ variables: { projectId }, skip: !mayRead });
  const [editing, setEditing] = useRestoredState(`home-order-open:${projectId}`, false, restorable.one(true));
  const order = data?.project.homeOrder;
  if (!order) return null;
  // It was cancelled with its sale.
  const mayEdit = order.viewerCanEdit && data.project.status !== 'cancelled';
  const headingId = `home-order-${projectId}`;
  return (
    <Card as="section" aria-labelledby={headingId} minW="0" display="grid" gap="4" justifyItems="start">
      <Heading as={as} look="subheading" id={headingId}>
        Home order
      </Heading>
      <FactColumns width="full">
        <Fact label="Ordered on">{dayOf(order.orderedOn, 'Not ordered yet')}</Fact>
        <Fact label="Confirmed on">{dayOf(order.confirmedOn, 'Not confirmed yet')}</Fact>
        <Fact label="Manufacturer">{order.manufacturer ?? open}</Fact>
        <Fact label="Order number">{order.orderNumber ?? open}</Fact>
      </FactColumns>
      <DataTable
        caption="Sections of the home"
        columns={['Section', 'Serial number', 'HUD label or insignia']}
      >
        {order.sections.map(({ n, serial, label }) => (
          <TableRow key={n}>
            <TableCell>{n}</TableCell>
            <TableCell>{serial ?? open}</TableCell>
            <TableCell>{label ?? open}</TableCell>
          </TableRow>
        ))}
      </DataTable>
      {mayEdit && (
        <Button size="sm" variant="outline" onClick={() => setEditing(true)}>
          Edit home order
        </Button>
      )}
      {editing && mayEdit && (
        <HomeOrderDialog
          order={order}
          reload={async () => (await refetch()).data?.project.homeOrder}
          onClose={() => setEditing(false)}
        />
      )}
    </Card>
  );
};
