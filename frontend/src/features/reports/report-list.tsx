import { chakra } from '@chakra-ui/react/styled-system';
import { firstReport, readyReports, type ReportDefinition } from '@hearthline/rules/reports/rules.ts';
import { Link } from 'react-router-dom';
import type { ReportsQuery } from '../../gql/generated.ts';
import { Field, Select } from '../../ui/forms/field.tsx';
import { reportPath } from './report-url-state.ts';

interface ReportListProps {
  /** Null while they are loading. */
  readonly reports: ReportsQuery['reports'] | null;
  readonly open: string | null;
  readonly onOpen: (definition: ReportDefinition | null, id: string | null) => void;
}

const Chip = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '9',
    px: '3.5',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'edge',
    textStyle: 'small',
    overflowWrap: 'anywhere',
    _hover: { bg: 'sunken' },
    '&[aria-current=page]': { bg: 'pineTint', color: 'pineText', borderColor: 'pine', fontWeight: '600' },
  },
});

/** How many reports are shown as chips; if there are more, all can be chosen from a list. */
const mostChips = 10;

/** The saved reports, or suggested ones while none are saved. */
export const ReportList = ({ reports, open, onOpen }: ReportListProps) => {
  const list = reports ?? [];
  const some = list.slice(0, mostChips);
  return (
    <chakra.nav
      aria-label="Saved reports"
      display={{ base: 'grid', _print: 'none' }}
      gap="3"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <chakra.div hideFrom={list.length > mostChips ? undefined : 'md'}>
        <Field label="Saved reports">
          {(wiring) => (
            <Select
              {...wiring}
              maxW={{ md: '24rem' }}
              value={list.some(({ id }) => id === open) ? (open ?? '') : ''}
              onChange={(event) =>
                onOpen(event.target.value ? null : firstReport, event.target.value || null)
              }
            >
              <option value="">A new report</option>
              {list.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </chakra.div>
      <chakra.ul hideBelow="md" display="flex" flexWrap="wrap" gap="2" listStyle="none">
        {some.map(({ id, name }) => (
          <li key={id}>
            <Chip to={reportPath(null, id)} aria-current={id === open ? 'page' : undefined}>
              {name}
            </Chip>
          </li>
        ))}
        {reports?.length === 0 &&
          readyReports.map(({ name, definition }) => (
            <li key={name}>
              <Chip to={reportPath(definition)}>{name}</Chip>
            </li>
          ))}
        {some.length > 0 && (
          <li>
            <Chip to={reportPath(firstReport)} borderStyle="dashed">
              New report
            </Chip>
          </li>
        )}
      </chakra.ul>
    </chakra.nav>
  );
};
