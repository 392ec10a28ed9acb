import { chakra } from '@chakra-ui/react/styled-system';
import { changeOrderStatusTitles } from '@hearthline/rules/sale/change-orders/change-order-states.ts';
import { changeOrderTones } from '../../../../domain/state-tones.ts';
import type { ProjectContractQuery } from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { apiFetch } from '../../../../platform/api/rest-client.ts';
import { showPdf } from '../../../../platform/api/show-pdf.ts';
import { useSessionStore } from '../../../../platform/session/session-context.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { deltaText } from './change-words.ts';

type Contract = NonNullable<ProjectContractQuery['project']['contract']>;
type SentChange = NonNullable<Contract['changeOrders']>[number];

/** The change orders of a contract that were sent, as everybody who may see the contract reads them. */
export const SentChanges = ({ orders }: { readonly orders: readonly SentChange[] }) => {
  const session = useSessionStore();
  const sent = orders.filter(({ number }) => number !== null);
  if (sent.length === 0) return null;
  const read = ({ id, number }: SentChange): void =>
    void showPdf(() => apiFetch(session, `/api/change-orders/${id}.pdf`), `change-order-${number}.pdf`).catch(
      (failure: unknown) =>
        showToast({ title: 'The change order could not be opened', text: errorText(failure), tone: 'error' }),
    );
  return (
    <chakra.section aria-labelledby="project-changes" display="grid" gap="2">
      <Heading as="h4" look="minor" id="project-changes">
        Change orders
      </Heading>
      <chakra.ul listStyleType="none">
        {sent.map((order) => (
          <chakra.li
            key={order.id}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            columnGap="3"
            rowGap="1"
            py="2.5"
            borderTopWidth="1px"
            borderColor="line"
          >
            <Text as="span" look="small" fontWeight="600">
              {order.number}
            </Text>
            <Badge tone={changeOrderTones[order.status]}>{changeOrderStatusTitles[order.status]}</Badge>
            <Text as="span" look="small" fontVariantNumeric="tabular-nums">
              {deltaText(order.deltaCents)}
            </Text>
            <chakra.span ms="auto">
              <Button
                size="sm"
                variant="outline"
                aria-label={`Read change order ${order.number}`}
                onClick={() => read(order)}
              >
                Read
              </Button>
            </chakra.span>
            <Text look="small" quiet flexBasis="full" overflowWrap="anywhere">
              {order.reason}
            </Text>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
};
