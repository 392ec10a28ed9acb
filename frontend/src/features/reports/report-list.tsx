import { chakra } from '@chakra-ui/react/styled-system';
import { firstReport, readyReports } from '@hearthline/rules/reports/ready-reports.ts';
import type { ReportDefinition } from '@hearthline/rules/reports/rules.ts';
import { Link } from 'react-router-dom';
import type { ReportsQuery } from '../../gql/generated.ts';
import { Select } from '../../ui/forms/field.tsx';
import { reportPath } from './report-url-state.ts';

interface ReportListProps {
  /** Null while they are loading. */
  readonly reports: ReportsQuery['reports'] | null;
  readonly open: string | null;
  readonly onOpen: (definition: ReportDefinition | null, id: string | null) => void;
}

const Entry = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: '8',
    px: '2.5',
    borderRadius: 'var(--control-radius, 0.5rem)',
    textStyle: 'small',
    color: 'ink',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    _hover: { bg: 'sunken' },
    '&[aria-current=page]': { bg: 'pineTint', color: 'pineText', fontWeight: '600' },
  },
});

/** How many reports are listed; if there are more, all can be chosen from a menu. */
const mostEntries = 10;

/** The saved reports, or suggested ones while none are saved. */
export const ReportList = ({ reports, open, onOpen }: ReportListProps) => {
  const list = reports ?? [];
  const some = list.slice(0, mostEntries);
  return (
    <chakra.nav aria-label="Saved reports" display={{ base: 'grid', _print: 'none' }} gap="2" minW="0">
      <chakra.div hideFrom={list.length > mostEntries ? undefined : 'lg'}>
        <Select
          aria-label="Saved reports"
          value={list.some(({ id }) => id === open) ? (open ?? '') : ''}
          onChange={(event) => onOpen(event.target.value ? null : firstReport, event.target.value || null)}
        >
          <option value="">New report</option>
          {list.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </chakra.div>
      <chakra.ul hideBelow="lg" display="grid" gap="0.5" listStyle="none">
        {some.map(({ id, name }) => (
          <li key={id}>
            <Entry to={reportPath(null, id)} aria-current={id === open ? 'page' : undefined}>
              {name}
            </Entry>
          </li>
        ))}
        {reports?.length === 0 &&
          readyReports.map(({ name, definition }) => (
            <li key={name}>
              <Entry to={reportPath(definition)}>{name}</Entry>
            </li>
          ))}
        {some.length > 0 && (
          <li>
            <Entry to={reportPath(firstReport)} color="quiet">
              New report
            </Entry>
          </li>
        )}
      </chakra.ul>
    </chakra.nav>
  );
};
