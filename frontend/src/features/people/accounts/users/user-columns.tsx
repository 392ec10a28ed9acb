import { chakra } from '@chakra-ui/react/styled-system';
import type { ColumnOf } from '@hearthline/rules/column-layout.ts';
import { roleTitle } from '@hearthline/rules/permission-words.ts';
import { isErasedEmail, userStateTitles, type UserSort } from '@hearthline/rules/people/users.ts';
import type { UserRowFragment } from '../../../../gql/generated.ts';
import { userTones } from '../../../../domain/state-tones.ts';
import { instantDayText, timeText } from '../../../../platform/dates/instant-text.ts';
import type { ListColumn } from '../../../../ui/lists/list-columns.ts';
import { Badge } from '../../../../ui/text/badge.tsx';

type Column = ListColumn<UserRowFragment> & { readonly id: ColumnOf<'users'> };

/** A label before a value on a card, which has no column head. */
const StateNote = ({ children }: { children: string }) => (
  <chakra.span color="quiet" hideFrom="md">
    {children}{' '}
  </chakra.span>
);

const When = ({ at }: { at: string }) => (
  <time dateTime={at} title={timeText(at)}>
    {instantDayText(at)}
  </time>
);

const deviceText = (count: number): string => (count === 1 ? '1 device' : `${count} devices`);

/** The columns of the list, in their usual order. */
export const userColumns: readonly Column[] = [
  {
    id: 'name',
    title: 'Name',
    width: 180,
    cell: ({ name, username, isViewer }) => (
      <>
        <chakra.span fontWeight="600">{name}</chakra.span>
        {isViewer && <Badge ms="2">You</Badge>}
        {username && <chakra.span color="quiet">{` · ${username}`}</chakra.span>}
      </>
    ),
  },
  {
    id: 'email',
    title: 'Email',
    width: 200,
    cell: ({ email }) =>
      isErasedEmail(email) ? <chakra.span color="quiet">Email erased</chakra.span> : email,
  },
  {
    id: 'role',
    title: 'Role',
    width: 120,
    cell: ({ role }) => (
      <>
        <StateNote>Role:</StateNote>
        {roleTitle(role)}
      </>
    ),
  },
  {
    id: 'state',
    title: 'State',
    width: 110,
    cell: ({ state }) => <Badge tone={userTones[state]}>{userStateTitles[state]}</Badge>,
  },
  {
    id: 'lastSignIn',
    title: 'Last sign-in',
    width: 110,
    cell: ({ lastSignInAt }) => (
      <>
        <StateNote>Last sign-in:</StateNote>
        {lastSignInAt ? <When at={lastSignInAt} /> : <chakra.span color="quiet">Never</chakra.span>}
      </>
    ),
  },
  {
    id: 'devices',
    title: 'Signed in',
    width: 90,
    cell: ({ sessions }) => (
      <chakra.span color={sessions ? undefined : 'quiet'}>{deviceText(sessions)}</chakra.span>
    ),
  },
  {
    id: 'joined',
    title: 'Joined',
    width: 104,
    cell: ({ createdAt }) => (
      <>
        <StateNote>Joined:</StateNote>
        <When at={createdAt} />
      </>
    ),
  },
];

/** What the head of a column sorts by. */
export const sortOfColumn = {
  name: 'name',
  email: 'email',
  role: 'role',
  lastSignIn: 'lastSignIn',
  joined: 'joined',
} as const satisfies Partial<Record<ColumnOf<'users'>, UserSort>>;

/** The layout of the cells when, on a phone, the row is a card. */
export const userCard = {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '3',
  rowGap: '1',
  alignItems: 'center',
  gridTemplateAreas:
    '"name state" "email email" "role role" "lastSignIn lastSignIn" "joined joined" "devices tools"',
  ...Object.fromEntries(
    [...userColumns.map(({ id }) => id), 'tools'].map((id) => [`& > [data-column=${id}]`, { gridArea: id }]),
  ),
};
