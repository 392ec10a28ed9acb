import { chakra } from '@chakra-ui/react/styled-system';
import { stageTitles } from '@hearthline/rules/deals/stages.ts';
import { Link } from 'react-router-dom';
import { useDealsQuery } from '../../gql/generated.ts';
import { dealDollars, dealName } from './deal-words.ts';

/** All deals. */
export const DealsScreen = () => {
  const { data } = useDealsQuery({ variables: { page: 1 }, fetchPolicy: 'cache-and-network' });
  return (
    <chakra.ul>
      {data?.deals.deals.map((deal) => (
        <li key={deal.id}>
          <Link to={`/deals/${deal.id}`}>{dealName(deal)}</Link> {stageTitles[deal.stage]}{' '}
          {dealDollars(deal.valueCents)}
        </li>
      ))}
    </chakra.ul>
  );
};
