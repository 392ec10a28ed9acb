import { useParams } from 'react-router-dom';
import { QuoteScreen } from '../features/sale/quotes/editor/quote-screen.tsx';

/** One quote as staff write and read it. */
export const StaffQuotePage = () => {
  const { id = '' } = useParams();
  return <QuoteScreen key={id} id={id} />;
};
