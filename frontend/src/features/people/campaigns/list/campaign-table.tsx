import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import type { CampaignRowFragment } from '../../../../gql/generated.ts';
import { foreignZone, shortTimeText } from '../../../../platform/dates/instant-text.ts';
import { campaignTones } from '../../../../domain/state-tones.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { DataTable, TableCell, TableRow, type Column } from '../../../../ui/lists/data-table.tsx';
import { ProgressBar } from '../../../../ui/charts/progress-bar.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { TimeZoneNote } from '../../../../ui/text/time-zone-note.tsx';
import { processedCount, progressText, stateTitle } from '../campaign-words.ts';

const figures = ['Recipients', 'Sent', 'Failed', 'Unsubscribed'].map((title): Column => ({
  title,
  figure: true,
}));
const columns: readonly (string | Column)[] = ['Campaign', 'State', ...figures, 'When'];
const widths = ['32%', '13%', '10%', '8%', '8%', '12%', '17%'];

const Name = chakra(Link, {
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

/** The most relevant time for a campaign's state. */
const whenOf = ({ state, scheduledAt, finishedAt, startedAt, updatedAt }: CampaignRowFragment): string =>
  (state === 'scheduled' ? scheduledAt : (finishedAt ?? startedAt)) ?? updatedAt;

const Figure = ({ area, title, value }: { area: string; title: string; value: number | null }) => (
  <TableCell card figure gridArea={area}>
    <chakra.span display={{ base: 'block', xl: 'none' }} textStyle="fine" color="quiet" aria-hidden>
      {title}
    </chakra.span>
    {value === null ? <chakra.span color="quiet">–</chakra.span> : value.toLocaleString('en-US')}
  </TableCell>
);

const Row = ({ campaign, timeZone }: { campaign: CampaignRowFragment; timeZone: string }) => {
  const { id, name, subject, state, total, sent, failed, unsubscribed } = campaign;
  const started = state !== 'draft' && state !== 'scheduled';
  const figure = (value: number): number | null => (started ? value : null);
  return (
    <TableRow
      card
      gridTemplateColumns="repeat(4, minmax(0, 1fr))"
      gridTemplateAreas={'"name name name state" "total sent failed gone" "when when when when"'}
      columnGap="3"
      rowGap="2.5"
    >
      <TableCell card line gridArea="name" title={subject}>
        <Name to={`/campaigns/${id}`}>{name}</Name>{' '}
        <chakra.span
          display={{ base: 'block', xl: 'inline' }}
          textStyle="fine"
          color="quiet"
          overflowWrap="anywhere"
        >
          {subject || 'No subject yet'}
        </chakra.span>
        {(state === 'sending' || state === 'paused') && (
          <chakra.div mt="2" maxW="xs">
            <ProgressBar
              label={`Progress of ${name}`}
              value={processedCount(campaign)}
              max={total}
              text={progressText(campaign)}
            />
          </chakra.div>
        )}
      </TableCell>
      <TableCell card gridArea="state" justifySelf="end">
        <Badge tone={campaignTones[state]}>{stateTitle[state]}</Badge>
      </TableCell>
      <Figure area="total" title="Recipients" value={figure(total)} />
      <Figure area="sent" title="Sent" value={figure(sent)} />
      <Figure area="failed" title="Failed" value={figure(failed)} />
      <Figure area="gone" title="Unsubscr." value={figure(unsubscribed)} />
      <TableCell card gridArea="when" color={{ base: 'quiet', xl: 'inherit' }} whiteSpace="nowrap">
        <time dateTime={whenOf(campaign)}>{shortTimeText(whenOf(campaign), timeZone)}</time>
      </TableCell>
    </TableRow>
  );
};

interface CampaignTableProps {
  readonly campaigns: readonly CampaignRowFragment[];
  /** The business's time zone, in which times are shown. */
  readonly timeZone: string;
  readonly busy: boolean;
}

/** The campaigns of one page with their results. */
export const CampaignTable = ({ campaigns, timeZone, busy }: CampaignTableProps) => (
  <>
    <DataTable cards caption="Campaigns" columns={columns} widths={widths} busy={busy}>
      {campaigns.map((campaign) => (
        <Row key={campaign.id} campaign={campaign} timeZone={timeZone} />
      ))}
    </DataTable>
    <TimeZoneNote name={foreignZone(timeZone)} />
  </>
);

/** Gray rows in place of the table while it loads. */
export const CampaignTableSkeleton = () => (
  <DataTable cards caption="Loading campaigns" columns={columns} widths={widths} busy>
    {[0, 1, 2].map((row) => (
      <TableRow key={row} card rowGap="3" data-skeleton>
        {columns.map((_, cell) => (
          <TableCell key={cell} card hideBelow={cell > 2 ? 'xl' : undefined}>
            <Skeleton width={`${60 + ((row * 3 + cell * 5) % 4) * 10}%`} minW="6" />
          </TableCell>
        ))}
      </TableRow>
    ))}
  </DataTable>
);
