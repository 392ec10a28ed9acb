import { chakra } from '@chakra-ui/react/styled-system';
import { overviewSentences, waitingCounted } from '@hearthline/rules/overview.ts';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OverviewQuery } from '../../gql/generated.ts';
import { ageText, dayText, timeText } from '../../platform/instants.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/surface.tsx';
import { Heading, Text, textLink } from '../../ui/text.tsx';
import { askedText, statusTone, wordsOf } from './overview-words.ts';

type Overview = OverviewQuery['overview'];

const ListLink = chakra(Link, { base: { fontWeight: '600', overflowWrap: 'anywhere', ...textLink } });

/** A titled list of a few rows, with a way to all of them. */
const ShortList = ({ title, count, note, all, empty, children }: { title: string; count?: string; note?: string; all?: { to: string; text: string }; empty: string | null; children: ReactNode }) => {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)" alignContent="start">
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" justifyContent="space-between" columnGap="4" rowGap="1">
        <Heading as="h3" look="subheading" id={id}>{title}{count && <Badge tone="ember" ms="2.5" verticalAlign="middle" fontFamily="body" letterSpacing="normal">{count}</Badge>}</Heading>
        {all && <chakra.span textStyle="small"><ListLink to={all.to}>{all.text}</ListLink></chakra.span>}
      </chakra.div>
      {note && <Text look="fine" quiet>{note}</Text>}
      {empty ? <Text look="small" quiet>{empty}</Text> : <chakra.ul aria-labelledby={id} listStyle="none">{children}</chakra.ul>}
    </Card>
  );
};

/** What the row is, what is said of it below, and a word at its end. */
const Row = ({ to, name, below, end }: { to: string; name: string; below: ReactNode; end: ReactNode }) => (
  <chakra.li display="grid" gridTemplateColumns="minmax(0, 1fr) auto" alignItems="center" gap="3" py="2.5" borderTopWidth="1px" borderColor="line">
    <div>
      <ListLink to={to}>{name}</ListLink>
      <Text look="fine" quiet>{below}</Text>
    </div>
    {end}
  </chakra.li>
);

/** Prospects without an answer, the oldest first. */
export const WaitingList = ({ waiting: { leads, total }, at }: { waiting: Overview['waiting']; at: string }) => (
  <ShortList title="Waiting for an answer" count={total === 0 ? undefined : total >= waitingCounted ? `${waitingCounted} or more` : String(total)} note={overviewSentences.waiting} empty={total > 0 ? null : overviewSentences.noneWaiting}>
    {leads.map(({ id, name, kind, askedAt }) => (
      <Row
        key={id} to={`/contacts/${id}`} name={name} below={askedText(kind)}
        end={<chakra.time dateTime={askedAt} title={timeText(askedAt)} textStyle="small" fontWeight="600" whiteSpace="nowrap">{ageText(askedAt, Date.parse(at))}</chakra.time>}
      />
    ))}
    {total > leads.length && <chakra.li pt="2.5" borderTopWidth="1px" borderColor="line" textStyle="small" color="quiet">and {total >= waitingCounted ? 'many' : total - leads.length} more who asked later</chakra.li>}
  </ShortList>
);

/** The newest accounts. */
export const RecentUsers = ({ users }: { users: Overview['recentUsers'] }) => (
  <ShortList title="Recent users" all={{ to: '/admin?tab=users', text: 'All users' }} empty={users.length ? null : 'There are no users yet.'}>
    {users.map(({ id, name, email, role, createdAt }) => (
      <Row
        key={id} to={`/admin?tab=users&search=${encodeURIComponent(email)}`} name={name}
        below={<>{wordsOf(role)} · <time dateTime={createdAt} title={timeText(createdAt)}>joined {dayText(createdAt)}</time></>} end={null}
      />
    ))}
  </ShortList>
);

/** The newest projects. */
export const RecentProjects = ({ projects }: { projects: Overview['recentProjects'] }) => (
  <ShortList title="Recent projects" all={{ to: '/admin?tab=projects', text: 'All projects' }} empty={projects.length ? null : 'There are no projects yet.'}>
    {projects.map(({ id, name, customerName, status, progress }) => (
      <Row key={id} to={`/projects/${id}`} name={name} below={`${customerName ?? 'No customer yet'} · ${progress}% done`} end={<Badge tone={statusTone[status]}>{wordsOf(status)}</Badge>} />
    ))}
  </ShortList>
);
