import { workspaceKinds, type WorkspaceKind } from '@hearthline/rules/office/workspace-changes.ts';
import { Resolver, Root, Subscription } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { subscribeToWorkspace } from './workspace-changes.ts';

const WorkspaceKindEnum = graphqlEnum(
  'WorkspaceKind',
  'The kind of things of which some have changed.',
  workspaceKinds,
  {
    contacts:
      'Contacts, what they asked for, and notes about them. New contacts are told of half a second later, together.',
    projects: 'What stands in the record of a project: its status, stage, people and dates.',
    appointments: 'Bookings, and what became of them.',
    documents: 'Documents and requests for them.',
    messages: 'Messages, and how far they were read.',
    builds: 'Work on sites.',
    factory: 'Homes in the factory.',
    mails: 'Mails that failed, or were sent after all.',
    imports: 'Imports of contacts.',
    homes: 'Homes of the catalog, and their pictures.',
    prices: 'The price book, option groups and kinds of loan.',
    deals: 'Deals: their stages, values and people.',
    accounts: 'Changes of address that wait for the office.',
    tasks: 'Tasks of staff.',
  },
);

/** That something has changed for the workspace. */
@Resolver()
export class WorkspaceResolver {
  @Allow('workspace:follow')
  @Subscription(() => WorkspaceKindEnum, {
    subscribe: ({ context }: { context: Context }) => subscribeToWorkspace(context),
    description:
      'Sends the kind of what has changed, so that lists and counts of it can be read again; nothing about the change itself. Served at `POST /graphql/stream` as server-sent events.',
  })
  workspaceChanges(@Root() kind: WorkspaceKind): WorkspaceKind {
    return kind;
  }
}
