import { chakra } from '@chakra-ui/react/styled-system';
import { comparePath } from '@hearthline/rules/homes/compare/compared.ts';
import { Button, ButtonLink } from '../../../../ui/actions/button.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { useComparison } from './compare-state.ts';

/**
 * Below the results while homes are ticked: leads to the comparison. On a phone it is the one bar at the bottom, over the one
 * with Generate and in place of the floating button; in a wider window above them while they are there.
 */
export const CompareTray = () => {
  const { ids, clear } = useComparison();
  if (ids.length === 0) return null;
  return (
    <chakra.div
      role="region"
      aria-label="Comparison"
      data-page-bar
      position="sticky"
      bottom={{ base: '0', sm: '5rem', lg: '3' }}
      zIndex={{ base: '16', sm: 'floating' }}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      mt="6"
      mx={{ base: '-5', sm: '0' }}
      px={{ base: '5', sm: '4', md: '5' }}
      py="3"
      minH={{ base: '5rem', sm: '0' }}
      bg="surface"
      borderWidth={{ base: '1px 0 0', sm: '1px' }}
      borderColor="edge"
      borderRadius={{ base: '0', sm: 'lg' }}
      boxShadow="high"
      transition="bottom 200ms"
      css={{ 'body:has([data-place=here]) &': { bottom: { sm: '10rem', lg: '5.25rem' } } }}
      _print={{ display: 'none' }}
    >
      <Text look="small" flex="1 1 8rem" role="status">
        {ids.length === 1 ? '1 home ticked. Tick another to compare.' : `${ids.length} homes ticked`}
      </Text>
      <Button variant="ghost" size="sm" onClick={clear}>
        Clear
      </Button>
      {ids.length > 1 && (
        <ButtonLink size="sm" to={comparePath(ids)}>{`Compare ${ids.length} homes`}</ButtonLink>
      )}
    </chakra.div>
  );
};
