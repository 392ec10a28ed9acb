import { chakra } from '@chakra-ui/react/styled-system';
import { initialsOf } from '@hearthline/rules/initials.ts';

/** Pairs of background and text, light and dark, told apart by hue and all at least 4.5:1. The thirteenth consultant begins again. */
const hues = [
  ['light-dark(#dfeae2, #1c3127)', 'light-dark(#1d4a38, #92cfb2)'],
  ['light-dark(#dfe8f3, #1d2b3b)', 'light-dark(#24476e, #a5c6ec)'],
  ['light-dark(#f3e9cf, #352c14)', 'light-dark(#5f4708, #e3c77b)'],
  ['light-dark(#ece0ee, #33223a)', 'light-dark(#5b2f66, #d9b3e3)'],
  ['light-dark(#d9ecec, #163336)', 'light-dark(#114e52, #8ed3d6)'],
  ['light-dark(#f5dfe4, #3b1f28)', 'light-dark(#7a2740, #f0adc0)'],
  ['light-dark(#e4e4d3, #2b2c1c)', 'light-dark(#474a1f, #c8cc93)'],
  ['light-dark(#e3e1f1, #26233d)', 'light-dark(#423a7a, #bdb4ee)'],
  ['light-dark(#f4e2d6, #38261b)', 'light-dark(#74401c, #eab791)'],
  ['light-dark(#dbe9f0, #182f39)', 'light-dark(#174b62, #93cbe3)'],
  ['light-dark(#e8e3dc, #2d2923)', 'light-dark(#554838, #d3c3ae)'],
  ['light-dark(#e6ecd8, #263019)', 'light-dark(#3f561a, #bcd58d)'],
] as const;

interface ConsultantMarkProps {
  readonly name: string;
  /** The consultant's place among all, which chooses the color. */
  readonly place: number;
}

/** A consultant's initials in a color of their own; the name stands beside it or is read out. */
export const ConsultantMark = ({ name, place }: ConsultantMarkProps) => {
  const [background, color] = hues[Math.max(place, 0) % hues.length] ?? hues[0];
  return (
    <chakra.span
      aria-hidden
      display="inline-grid"
      placeItems="center"
      flexShrink="0"
      minW="6"
      h="5"
      px="0.5"
      borderRadius="sm"
      fontSize="0.8125rem"
      fontWeight="650"
      style={{ background, color }}
    >
      {initialsOf(name)}
    </chakra.span>
  );
};
