import { chakra } from '@chakra-ui/react/styled-system';
import {
  messageSentences,
  messageThreadShows,
  type MessageThreadShow,
} from '@hearthline/rules/delivery/messages.ts';
import { Link } from 'react-router-dom';

const titles: Readonly<Record<MessageThreadShow, string>> = { open: 'Open', mine: 'Mine', done: 'Done' };

/** What is said where a part of the team's threads is empty. */
export const emptyShows: Readonly<
  Record<MessageThreadShow, { readonly title: string; readonly text: string }>
> = {
  open: {
    title: messageSentences.none,
    text: 'Conversations about projects will appear here. Write the first message from the page of a project.',
  },
  mine: {
    title: 'No conversations are assigned to you',
    text: 'Conversations that are assigned to you appear here.',
  },
  done: {
    title: 'No conversations are done',
    text: 'A conversation that you mark as done stays here until the customer writes again.',
  },
};
export const nothingFound = { title: 'Nothing found', text: 'No conversations match this search.' } as const;

const Show = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '9',
    px: '3',
    borderRadius: 'md',
    textStyle: 'small',
    fontWeight: '600',
    color: 'quiet',
    textDecoration: 'none',
    _hover: { bg: 'sunken', color: 'ink' },
    _currentPage: { bg: 'pineTint', color: 'pineText' },
  },
});

/** Chooses a part of the team's threads. */
export const ThreadShows = ({ show }: { readonly show: MessageThreadShow }) => (
  <chakra.nav aria-label="Conversations by state">
    <chakra.ul listStyle="none" display="flex" gap="1">
      {messageThreadShows.map((one) => (
        <li key={one}>
          <Show to={one === 'open' ? '?' : `?show=${one}`} aria-current={one === show ? 'page' : undefined}>
            {titles[one]}
          </Show>
        </li>
      ))}
    </chakra.ul>
  </chakra.nav>
);
