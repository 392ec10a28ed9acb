import { chakra } from '@chakra-ui/react/styled-system';
import { deliveredTotalOf } from '@hearthline/rules/homes/prices/price-of.ts';
import { wholeCentsText } from '@hearthline/rules/dollars.ts';
import type { PriceAnswer } from '../../../domain/use-price.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FooterBar } from '../../../ui/forms/footer-bar.tsx';
import { Text } from '../../../ui/text/text.tsx';

interface WalkInPriceProps {
  readonly answer: PriceAnswer;
  /** Whether a home is chosen. */
  readonly hasHome: boolean;
  readonly isBusy: boolean;
}

const totalText = ({ price, failed }: PriceAnswer, hasHome: boolean): string => {
  if (!hasHome) return 'Choose a home';
  if (failed) return 'The price could not be read';
  if (!price) return 'Pricing...';
  const total = deliveredTotalOf(price);
  return total === null ? 'No delivery to this place' : wholeCentsText(total);
};

/** What the home costs as it is chosen, and the button that makes a quote of it: always in sight. */
export const WalkInPrice = ({ answer, hasHome, isBusy }: WalkInPriceProps) => {
  const conflicts = answer.price?.conflicts ?? [];
  return (
    <FooterBar display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between">
      <chakra.div minW="0">
        <Text look="small" quiet>
          Delivered total
        </Text>
        <Text
          role="status"
          fontSize="1.375rem"
          fontWeight="650"
          fontVariantNumeric="lining-nums tabular-nums"
          opacity={answer.loading ? '0.6' : undefined}
        >
          {totalText(answer, hasHome)}
        </Text>
        {conflicts.map((sentence) => (
          <Text key={sentence} look="small" color="danger">
            {sentence}
          </Text>
        ))}
      </chakra.div>
      <Button type="submit" disabled={isBusy || conflicts.length > 0}>
        {isBusy ? 'Making the quote...' : 'Quote'}
      </Button>
    </FooterBar>
  );
};
