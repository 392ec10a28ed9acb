import { SkeletonRows } from '../../../ui/layout/skeleton.tsx';
import { chakra } from '@chakra-ui/react/styled-system';
import { mailServiceState, mailServiceTitles } from '@hearthline/rules/mails.ts';
import type { ReactNode } from 'react';
import { useHealthQuery, type HealthQuery } from '../../../gql/generated.ts';
import { mailServiceTones, type StateTone } from '../../../domain/state-tones.ts';
import { ageText, shortTimeText } from '../../../platform/dates/instant-text.ts';
import { bytesText, spanText } from '../../../platform/figures/quantity-text.ts';
import { useNow } from '../../../platform/dates/current-time.ts';
import { Badge } from '../../../ui/text/badge.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { LoadError } from '../../../ui/layout/load-error.tsx';
import { FactRows } from '../../../ui/text/fact-rows.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { Code, Heading, Text } from '../../../ui/text/text.tsx';
import { AlertList } from './alert-list.tsx';
import { alertsOf } from './alerts.ts';
import { networkOnly } from '../../../platform/graphql/fetch-policies.ts';

interface PartProps {
  readonly title: string;
  readonly tone: StateTone;
  /** A single word, as in `Reachable`. */
  readonly state: string;
  readonly children: ReactNode;
}

const toneIf = (isWell: boolean): StateTone => (isWell ? 'done' : 'late');

const HealthPart = ({ title, tone, state, children }: PartProps) => (
  <Card
    as="section"
    aria-label={title}
    display="grid"
    gap="4"
    alignContent="start"
    p={{ base: '5', md: '5' }}
  >
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
      <Heading as="h3" textStyle="label">
        {title}
      </Heading>
      <Badge tone={tone}>{state}</Badge>
    </chakra.div>
    {children}
  </Card>
);

const Parts = ({
  health: { database, mail, storage, migrations, jobs, build, instances },
  now,
}: {
  health: HealthQuery['health'];
  now: number;
}) => (
  <chakra.div
    display="grid"
    gap="4"
    gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 19rem), 1fr))"
    alignItems="stretch"
  >
    <HealthPart
      title="Database"
      tone={toneIf(database.reachable)}
      state={database.reachable ? 'Reachable' : 'Unreachable'}
    >
      <FactRows
        facts={[
          ['PostgreSQL', database.version],
          ['Size', bytesText(database.sizeBytes)],
          ['Connections', `${database.connections} of ${database.maxConnections}`],
          ['Response time', `${database.latencyMs.toFixed(1)} ms`],
        ]}
      />
    </HealthPart>
    <HealthPart
      title="Email"
      tone={mailServiceTones[mailServiceState(mail)]}
      state={mailServiceTitles[mailServiceState(mail)]}
    >
      <FactRows
        facts={[
          ['Waiting', mail.queued],
          [
            'Delayed',
            mail.putOff === 0
              ? 'none'
              : `${mail.putOff}, the oldest for ${spanText(mail.oldestPutOffSeconds ?? 0)}`,
          ],
          ['Failed', mail.failed],
        ]}
      />
      {mail.problem && (
        <Text look="fine" color="danger" overflowWrap="anywhere">
          {mail.problem}
        </Text>
      )}
    </HealthPart>
    <HealthPart
      title="Storage"
      tone={toneIf(storage.writable)}
      state={storage.writable ? 'Writable' : 'Not writable'}
    >
      <FactRows
        facts={[
          ['Free', `${bytesText(storage.freeBytes)} of ${bytesText(storage.totalBytes)}`],
          ['Location', storage.place],
        ]}
      />
    </HealthPart>
    <HealthPart
      title="Jobs"
      tone={toneIf(jobs.workers > 0 && jobs.failed === 0)}
      state={jobs.workers === 0 ? 'No workers' : jobs.failed > 0 ? `${jobs.failed} failed` : 'Working'}
    >
      <FactRows
        facts={[
          ['Workers', jobs.workers],
          ['Waiting', jobs.waiting],
          ['Running', jobs.running],
          [
            'Oldest waiting',
            jobs.oldestWaitingSeconds === null ? 'none waiting' : spanText(jobs.oldestWaitingSeconds ?? 0),
          ],
        ]}
      />
    </HealthPart>
    <HealthPart
      title="Migrations"
      tone={toneIf(migrations.pending.length === 0)}
      state={migrations.pending.length === 0 ? 'Up to date' : `${migrations.pending.length} pending`}
    >
      <FactRows
        facts={[
          ['Applied', migrations.applied.length],
          ['Latest', migrations.applied.at(-1) ?? 'none'],
          ...(migrations.pending.length > 0 ? [['Pending', migrations.pending.join(', ')] as const] : []),
        ]}
      />
    </HealthPart>
    <HealthPart title="This server" tone="neutral" state={`Version ${build.version}`}>
      <FactRows
        facts={[
          ['Uptime', spanText(build.uptimeSeconds)],
          ['Since', shortTimeText(build.startedAt)],
          ['Instance', build.instance.slice(0, 8)],
        ]}
      />
    </HealthPart>
    <Card as="section" aria-label="Servers" gridColumn="1 / -1" p="5" display="grid" gap="3">
      <Heading as="h3" textStyle="label">
        Servers
      </Heading>
      <chakra.ul display="grid" gap="2" listStyleType="none" textStyle="small">
        {instances.map(({ id, version, seenAt, alive, isThis }) => (
          <chakra.li
            key={id}
            display="flex"
            flexWrap="wrap"
            gap="3"
            alignItems="center"
            justifyContent="space-between"
          >
            <span>
              <Code>{id.slice(0, 8)}</Code>, version {version}
              {isThis && ', this one'}
            </span>
            <chakra.span display="flex" gap="3" alignItems="center" color="quiet">
              seen {ageText(seenAt, now)} ago
              <Badge tone={alive ? 'done' : 'neutral'}>{alive ? 'Online' : 'Offline'}</Badge>
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </Card>
  </chakra.div>
);

interface HealthPanelProps {
  /** The polling interval in milliseconds, applied while the page is visible; 0 for none. */
  readonly everyMs?: number;
}

/** The current health of the system. */
export const HealthPanel = ({ everyMs = 0 }: HealthPanelProps) => {
  const { data, loading, error, refetch } = useHealthQuery({
    ...networkOnly,
    pollInterval: everyMs,
    skipPollAttempt: () => document.hidden,
  });
  const now = useNow();
  const read = (): void => void refetch().catch(() => undefined);
  return (
    <Panel
      title="Health"
      text="Live status of the database, email, storage, and jobs."
      actions={
        <Button variant="outline" disabled={loading} onClick={read}>
          Refresh
        </Button>
      }
    >
      {error && !loading ? (
        <LoadError title="We could not load the status" error={error} retry={read} />
      ) : data ? (
        <>
          <AlertList
            alerts={alertsOf(data.health)}
            checked={everyMs ? `Refreshes every ${everyMs / 1000} seconds` : 'As of now'}
          />
          <Parts health={data.health} now={now} />
        </>
      ) : (
        <SkeletonRows count={2} minH="24" />
      )}
    </Panel>
  );
};
