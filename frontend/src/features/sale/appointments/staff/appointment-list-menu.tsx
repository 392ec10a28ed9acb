import { can } from '@hearthline/rules/permissions.ts';
import { useCsvExport } from '../../../../platform/api/csv-export.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { ExportMenu } from '../../../../ui/lists/export-menu.tsx';
import { listFilter } from './list-filter.ts';
import type { StaffFilters } from './staff-url-state.ts';

/** What is rarely done with the list of appointments. */
export const AppointmentListMenu = ({ place }: { readonly place: StaffFilters }) => {
  const { user } = useSession();
  const file = useCsvExport({
    path: '/api/appointments/export',
    parameters: Object.entries(listFilter(place)).flatMap(([name, value]) =>
      value ? [{ name, value: String(value) }] : [],
    ),
    things: 'appointments',
  });
  return can(user, 'appointment:export') ? (
    <ExportMenu things="appointments" busy={file.busy} onExport={file.save} />
  ) : null;
};
