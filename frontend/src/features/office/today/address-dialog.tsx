import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import type { WaitingItemFragment } from '../../../gql/generated.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DismissButton } from '../../../ui/dialogs/dismiss-button.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Text, textLink } from '../../../ui/text/text.tsx';
import { placeOf } from './today-words.ts';

interface AddressDialogProps {
  readonly item: WaitingItemFragment;
  readonly busy: boolean;
  readonly onAnswer: (isConfirmed: boolean) => void;
  readonly onClose: () => void;
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <>
    <chakra.dt color="quiet">{name}</chakra.dt>
    <chakra.dd overflowWrap="anywhere" fontWeight="600">
      {children}
    </chakra.dd>
  </>
);

/** Asks whether an account gets the address of a contact with a sale. Neither answer can be undone. */
export const AddressDialog = ({ item, busy, onAnswer, onClose }: AddressDialogProps) => (
  <Dialog title={`New address for ${item.who}`} busy={busy} onClose={onClose}>
    <chakra.div display="grid" gap="5">
      <chakra.dl
        display="grid"
        gridTemplateColumns="auto minmax(0, 1fr)"
        columnGap="5"
        rowGap="1.5"
        textStyle="small"
        alignItems="baseline"
      >
        <Fact name="Now">{item.detail ?? ''}</Fact>
        <Fact name="New">{item.title}</Fact>
      </chakra.dl>
      <Text look="small">
        The new address is that of a buyer. With it, this account sees the buyer’s quotes, agreements, and
        project. Whoever asked has opened our mail to it. Confirm only if you know that both are the same
        person.
      </Text>
      {item.contactId !== null && (
        <Text look="small" css={{ '& a': textLink }}>
          <Link to={placeOf(item)}>Open the contact</Link>
        </Text>
      )}
    </chakra.div>
    <chakra.div display="flex" justifyContent="flex-end" flexWrap="wrap" gap="3" mt="6">
      <DismissButton onClick={onClose}>Cancel</DismissButton>
      <Button variant="danger" disabled={busy} onClick={() => onAnswer(false)}>
        Refuse
      </Button>
      <Button disabled={busy} onClick={() => onAnswer(true)}>
        Confirm
      </Button>
    </chakra.div>
  </Dialog>
);
