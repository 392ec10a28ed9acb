import type { ComponentProps } from 'react';
import type { useLiveList } from '../../../../platform/graphql/live-list.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ListFoot } from '../../../../ui/lists/list-table-parts.tsx';
import { Pager } from '../../../../ui/lists/pager.tsx';
import type { useScrolledContacts } from './contact-page.ts';

interface ContactListFootProps extends Omit<ComponentProps<typeof Pager>, 'label'> {
  /** There are no rows to say anything about; the range is still read out. */
  readonly isHidden: boolean;
  readonly live: ReturnType<typeof useLiveList>;
  readonly all: ReturnType<typeof useScrolledContacts>;
}

/** Below the contacts: what has changed or was not loaded, and the pages. */
export const ContactListFoot = ({ isHidden, live, all, ...pager }: ContactListFootProps) => (
  <ListFoot srOnly={isHidden}>
    {live.isBehind && (
      <Button variant="ghost" size="sm" onClick={live.catchUp}>
        Contacts have changed. Show the changes
      </Button>
    )}
    {all.hasFailed && (
      <Button variant="ghost" size="sm" onClick={all.reread}>
        Some contacts were not loaded. Try again
      </Button>
    )}
    <Pager label="Contacts" {...pager} />
  </ListFoot>
);
