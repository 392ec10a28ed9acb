import { PriceBook } from '../features/homes/prices/book/price-book.tsx';
import { LoanKinds } from '../features/homes/prices/loans/loan-kinds.tsx';
import { OptionGroups } from '../features/homes/prices/options/option-groups.tsx';
import { Tabs } from '../ui/navigation/tabs.tsx';

/** What homes, options, site work and loans cost, for those who set the prices. */
export const AdminPricesPage = () => (
  <Tabs
    label="Prices"
    alone
    tabs={[
      { id: 'book', title: 'Price book', content: <PriceBook /> },
      { id: 'options', title: 'Options', content: <OptionGroups /> },
      { id: 'loans', title: 'Loan kinds', content: <LoanKinds /> },
    ]}
  />
);
