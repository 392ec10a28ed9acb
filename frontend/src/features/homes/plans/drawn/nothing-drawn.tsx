import { chakra } from '@chakra-ui/react/styled-system';
import type { Quantities } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { addressOf, type NoPlan } from './nearest-wishes.ts';
import { changesText } from './wish-text.ts';

interface NothingDrawnProps extends NoPlan {
  /** The order that the plans were to be drawn for. */
  readonly quantities: Quantities;
  /** Called when one of the links is followed. */
  readonly onFollow: () => void;
}

/** Shown when no plan can be drawn: what stands in the way, and the nearest wishes for which there are plans. */
export const NothingDrawn = ({ reason, nearest, quantities, onFollow }: NothingDrawnProps) => {
  const [params] = useSearchParams();
  return (
    <EmptyState title="No plan fits this wish" text={reason}>
      {nearest.length > 0 && (
        <>
          <Text look="small" quiet mb="3">
            Plans that are possible. Choosing one changes your wish:
          </Text>
          <chakra.ul display="flex" flexWrap="wrap" justifyContent="center" gap="3" listStyle="none">
            {nearest.map((other) => (
              <chakra.li key={changesText(other.wish, other.differs)} minW="0">
                <ButtonLink
                  to={{ search: `?${addressOf(params, other, quantities).toString()}` }}
                  variant="outline"
                  size="sm"
                  flexShrink="1"
                  py="1.5"
                  onClick={onFollow}
                >
                  {changesText(other.wish, other.differs)}
                </ButtonLink>
              </chakra.li>
            ))}
          </chakra.ul>
        </>
      )}
    </EmptyState>
  );
};
