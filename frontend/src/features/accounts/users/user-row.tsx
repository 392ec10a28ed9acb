import { chakra } from '@chakra-ui/react/styled-system';
import { roleTitle } from '@hearthline/rules/permission-words.ts';
import { isErasedEmail, userStateTitles } from '@hearthline/rules/users.ts';
import type { UserRowFragment } from '../../../gql/generated.ts';
import { instantDayText, timeText } from '../../../platform/dates/instant-text.ts';
import { Badge } from '../../../ui/text/badge.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TableCell, TableRow } from '../../../ui/lists/data-table.tsx';
import { userStateTone } from './user-words.ts';

interface UserRowProps {
  readonly user: UserRowFragment;
  readonly onManage: () => void;
}

/** Id of the button that opens an account, for returning the focus to it. */
export const manageButtonId = (id: string): string => `manage-${id}`;

/** The layout of the cells when, on a narrow screen, the row is a card. */
const card = {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '3',
  rowGap: '1',
  alignItems: 'center',
  gridTemplateRows: 'auto auto auto auto auto 1fr',
  gridTemplateAreas:
    '"name state" "email email" "role role" "signin signin" "joined joined" "devices manage"',
} as const;

/** A label before a value, where there is no column head. */
const Said = ({ children }: { children: string }) => (
  <chakra.span color="quiet" display={{ xl: 'none' }}>
    {children}{' '}
  </chakra.span>
);

const When = ({ at }: { at: string }) => (
  <time dateTime={at} title={timeText(at)}>
    {instantDayText(at)}
  </time>
);

const deviceText = (count: number): string => (count === 1 ? '1 device' : `${count} devices`);

/** One account: a row of the table; a card on a narrow screen. */
export const UserRow = ({ user, onManage }: UserRowProps) => {
  const { id, name, email, username, role, state, createdAt, lastSignInAt, sessions, isViewer } = user;
  return (
    <TableRow card {...card}>
      <TableCell card gridArea="name">
        <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
          <chakra.span fontWeight="600" fontSize={{ base: '1.0625rem', xl: 'inherit' }}>
            {name}
          </chakra.span>
          {isViewer && <Badge tone="solid">You</Badge>}
        </chakra.span>
        {username && (
          <chakra.span display="block" textStyle="fine" color="quiet">
            Username {username}
          </chakra.span>
        )}
      </TableCell>
      <TableCell card gridArea="email">
        {isErasedEmail(email) ? <chakra.span color="quiet">Email erased</chakra.span> : email}
      </TableCell>
      <TableCell card gridArea="role">
        <Said>Role:</Said>
        {roleTitle(role)}
      </TableCell>
      <TableCell card gridArea="state" justifySelf="end" alignSelf="start">
        <Badge tone={userStateTone[state]} whiteSpace="normal">
          {userStateTitles[state]}
        </Badge>
      </TableCell>
      <TableCell card gridArea="signin" whiteSpace={{ xl: 'nowrap' }}>
        <Said>Last sign-in:</Said>
        {lastSignInAt ? <When at={lastSignInAt} /> : <chakra.span color="quiet">Never</chakra.span>}
      </TableCell>
      <TableCell card gridArea="devices" color={sessions ? undefined : 'quiet'}>
        {deviceText(sessions)}
      </TableCell>
      <TableCell card gridArea="joined" whiteSpace={{ xl: 'nowrap' }}>
        <Said>Joined:</Said>
        <When at={createdAt} />
      </TableCell>
      <TableCell card gridArea="manage" justifySelf="end" textAlign="end" py={{ xl: '1' }}>
        <Button
          id={manageButtonId(id)}
          variant="outline"
          size="sm"
          aria-label={`Manage ${name}`}
          onClick={onManage}
        >
          Manage
        </Button>
      </TableCell>
    </TableRow>
  );
};
