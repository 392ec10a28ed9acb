import { chakra } from '@chakra-ui/react/styled-system';
import { changeOrderStatusTitles } from '@hearthline/rules/sale/change-orders/change-order-states.ts';
import type { ReactNode } from 'react';
import { changeOrderTones } from '../../../../domain/state-tones.ts';
import { SignerList } from '../../../../domain/signer-list.tsx';
import type { ChangeOrderRowFragment } from '../../../../gql/generated.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { deltaText, factsText, nameOfChange } from './change-words.ts';

interface ChangeOrderItemProps {
  readonly order: ChangeOrderRowFragment;
  readonly maySend: boolean;
  readonly onResend: (signerId: string) => void;
  /** The buttons. */
  readonly children: ReactNode;
}

/** A change order as staff see it: what it changes, who has signed, and what can be done with it. */
export const ChangeOrderItem = ({ order, maySend, onResend, children }: ChangeOrderItemProps) => {
  const { status, deltaCents, reason, signers } = order;
  const facts = factsText(order);
  return (
    <chakra.article
      aria-label={nameOfChange(order)}
      display="grid"
      gap="2"
      gridTemplateColumns="minmax(0, 1fr)"
      py="3"
      borderTopWidth="1px"
      borderColor="line"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <Heading as="h4" look="minor">
          {nameOfChange(order)}
        </Heading>
        <Badge tone={changeOrderTones[status]}>{changeOrderStatusTitles[status]}</Badge>
        <chakra.strong ms="auto" fontVariantNumeric="tabular-nums">
          {deltaText(deltaCents)}
        </chakra.strong>
      </chakra.div>
      <Text look="small" overflowWrap="anywhere">
        {reason}
      </Text>
      {facts && (
        <Text look="small" quiet>
          {facts}
        </Text>
      )}
      {status === 'sent' && <SignerList signers={signers} canResend={maySend} onResend={onResend} />}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {children}
      </chakra.div>
    </chakra.article>
  );
};
