import { chakra } from '@chakra-ui/react/styled-system';
import { useMyPaymentsQuery } from '../../../gql/generated.ts';
import { ErrorNotice } from '../../../ui/layout/error-notice.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { AccountFacts } from './account-facts.tsx';
import { PaymentRows } from './payment-rows.tsx';

/** What the customer has agreed to and paid, with the receipts; nothing as long as there is neither. */
export const MyPayments = () => {
  const { data, error, refetch } = useMyPaymentsQuery();
  const accounts = data?.myPayments ?? [];
  if (error && !data)
    return (
      <ErrorNotice
        title="Your payments could not be loaded"
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (accounts.length === 0) return null;
  return (
    <chakra.section aria-labelledby="my-payments" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Heading id="my-payments" look="subheading">
        My Payments
      </Heading>
      <chakra.div
        display="grid"
        gap={{ base: '5', md: '6' }}
        alignItems="start"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 24rem), 1fr))"
      >
        {accounts.map((account) => (
          <Card
            key={account.dealId}
            as="article"
            aria-label={`Payments of ${account.dealNumber}`}
            display="grid"
            gap="4"
          >
            <AccountFacts
              account={account}
              total={account.agreementNumber ? `Agreement ${account.agreementNumber}` : 'Accepted quote'}
            />
            {account.payments.length > 0 ? (
              <PaymentRows payments={account.payments} />
            ) : (
              <Text look="small" quiet>
                Nothing paid yet.
              </Text>
            )}
          </Card>
        ))}
      </chakra.div>
    </chakra.section>
  );
};
