import { chakra } from '@chakra-ui/react/styled-system';
import { firstReport, readyReports } from '@hearthline/rules/office/reports/ready-reports.ts';
import { isReportFor } from '@hearthline/rules/office/reports/report-fields.ts';
import type { ReportDefinition } from '@hearthline/rules/office/reports/report-rules.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { reportPath } from '../../../domain/report-path.ts';
import type { ReportsQuery } from '../../../gql/generated.ts';
import { Select } from '../../../ui/forms/field.tsx';
import { useSession } from '../../../platform/session/session-context.tsx';
import type { Actor } from '@hearthline/rules/permissions.ts';

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

/** Ten and a half reports, so that one sees that there are more; the builder below stays in sight. */
const ScrollArea = chakra('div', {
  base: { position: 'relative', maxH: '22.25rem', overflowY: 'auto', overscrollBehavior: 'contain' },
});
const Heading = chakra('h2', { base: { textStyle: 'label', color: 'quiet', px: '2.5', pt: '2' } });

/** The reports that come with the product, without those that are saved under the same name. */
const notSaved = (saved: ReportsQuery['reports'], user: Actor | null) =>
  readyReports.filter(
    ({ name, definition }) => isReportFor(user, definition) && !saved.some((report) => report.name === name),
  );

/** The saved reports, and those that come with the product: a list beside the report, a menu where there is no room for one. */
export const ReportList = ({ reports, open, onOpen }: ReportListProps) => {
  const { user } = useSession();
  const saved = reports ?? [];
  const ready = reports ? notSaved(reports, user) : [];
  const area = useRef<HTMLDivElement>(null);
  // Opened from elsewhere, a report may be further down in the list. Only the list moves, not the page.
  useEffect(() => {
    const current = area.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (area.current && current) area.current.scrollTop = current.offsetTop - area.current.clientHeight / 2;
  }, [open, saved.length]);
  const choose = (chosen: string): void => {
    const found = ready.find(({ name }) => name === chosen);
    if (found) onOpen(found.definition, null);
    else onOpen(chosen ? null : firstReport, chosen || null);
  };
  return (
    <chakra.nav aria-label="Saved reports" display={{ base: 'grid', _print: 'none' }} gap="2" minW="0">
      <chakra.div hideFrom="lg">
        <Select
          aria-label="Saved reports"
          value={saved.some(({ id }) => id === open) ? (open ?? '') : ''}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">New report</option>
          {saved.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {ready.length > 0 && (
            <optgroup label="Ready-made">
              {ready.map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
        </Select>
      </chakra.div>
      <chakra.div hideBelow="lg">
        <Entry to={reportPath(firstReport)} color="quiet">
          New report
        </Entry>
        <ScrollArea ref={area} tabIndex={0} role="group" aria-label="Reports">
          <chakra.ul display="grid" gap="0.5" listStyle="none">
            {saved.map(({ id, name }) => (
              <li key={id}>
                <Entry to={reportPath(null, id)} aria-current={id === open ? 'page' : undefined}>
                  {name}
                </Entry>
              </li>
            ))}
          </chakra.ul>
          {ready.length > 0 && <Heading>Ready-made</Heading>}
          <chakra.ul display="grid" gap="0.5" listStyle="none">
            {ready.map(({ name, definition }) => (
              <li key={name}>
                <Entry to={reportPath(definition)}>{name}</Entry>
              </li>
            ))}
          </chakra.ul>
        </ScrollArea>
      </chakra.div>
    </chakra.nav>
  );
};
