import { chakra } from '@chakra-ui/react/styled-system';
import type { ContactStatus } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { useEffect, useRef } from 'react';
import type { ContactRowFragment } from '../../../../gql/generated.ts';
import { contactTones } from '../../../../domain/state-tones.ts';
import { Menu } from '../../../../ui/actions/menu.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { CheckIcon, ChevronIcon } from '../../../../ui/theme/icons.tsx';
import { statusOptions, statusTitle } from '../contact-words.ts';
import { useContactStatus } from './contact-status.ts';
import type { DoneAction } from './last-action.tsx';

interface StatusControlProps {
  readonly contact: ContactRowFragment;
  readonly mayEdit: boolean;
  readonly onDone: (action: DoneAction) => void;
}

interface Conflict {
  readonly theirs: ContactStatus;
  readonly mine: ContactStatus;
  readonly decide: (status: ContactStatus) => void;
}

/** Takes the focus: the decision comes before everything else. */
const StatusConflict = ({ theirs, mine, decide }: Conflict) => {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <chakra.div
      ref={frame}
      role="alert"
      tabIndex={-1}
      flexBasis="100%"
      display="grid"
      gap="2"
      p="3"
      borderRadius="md"
      bg="emberTint"
      color="emberText"
    >
      <Text look="small" fontWeight="550">
        Somebody else changed the status to {statusTitle(theirs)} in the meantime.
      </Text>
      <chakra.div display="flex" flexWrap="wrap" gap="2" color="ink">
        <Button size="sm" variant="outline" onClick={() => decide(theirs)}>
          Keep {statusTitle(theirs)}
        </Button>
        <Button size="sm" variant="outline" onClick={() => decide(mine)}>
          Change to {statusTitle(mine)}
        </Button>
      </chakra.div>
    </chakra.div>
  );
};

const StatusMenu = ({ contact, onDone }: Omit<StatusControlProps, 'mayEdit'>) => {
  const { shown, choose, failure, conflict } = useContactStatus(contact, onDone);
  const title = statusTitle(shown);
  return (
    <>
      <Menu
        label={`Status: ${title}`}
        trigger={
          <Button variant="outline" size="sm" ps="1.5" pe="2" gap="1" aria-label={`Status: ${title}`}>
            <Badge tone={contactTones[shown]}>{title}</Badge>
            <ChevronIcon />
          </Button>
        }
        actions={statusOptions.map((option) => ({
          id: option.status,
          title: option.title,
          label: option.title,
          icon: (
            <chakra.span display="inline-flex" visibility={option.status === shown ? 'visible' : 'hidden'}>
              <CheckIcon />
            </chakra.span>
          ),
          run: () => choose(option.status),
        }))}
      />
      {failure && (
        <Text look="fine" color="danger" role="alert" flexBasis="100%">
          {failure}
        </Text>
      )}
      {conflict && <StatusConflict {...conflict} />}
    </>
  );
};

/** A contact's status, which is changed right where it is shown by those who may. */
export const StatusControl = ({ contact, mayEdit, onDone }: StatusControlProps) =>
  mayEdit ? (
    <StatusMenu contact={contact} onDone={onDone} />
  ) : (
    <Badge tone={contactTones[contact.status]}>{statusTitle(contact.status)}</Badge>
  );
