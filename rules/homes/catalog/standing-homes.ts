import type { ModelType } from '../plans/plan-rules.ts';
import type { ListPrices, ShortPrice, ShownPayment } from '../prices/short-price.ts';
import type { HomeSizes, ShownHome } from './shown-home.ts';

const standing = (
  name: string,
  modelType: ModelType,
  [bedrooms, bathrooms, footprint, squareFootage]: readonly [number, number, string, number],
  description: string,
): ShownHome => {
  const slug = name.toLowerCase();
  return {
    slug,
    name,
    modelType,
    footprint,
    bedrooms,
    bathrooms,
    squareFootage,
    description,
    checked: true,
    hasPlan: true,
    pictures: [],
    imageUrl: `/api/image/home-${slug}.png`,
  };
};

/**
 * The homes that a new installation features (docs/specification.md, section 3), with which the home page is built. What a server's
 * catalog features is read from its database.
 */
export const standingHomes: readonly ShownHome[] = [
  standing(
    'WASCO',
    'Triple Wide',
    [5, 3, '60x40', 2310],
    'Our largest featured home gathers kitchen, dining and living rooms into one great room across all three sections. The primary suite has its own side of the house, and four more bedrooms share two full baths on the other.',
  ),
  standing(
    'Birkenfeld',
    'Double Wide',
    [3, 2, '26x66', 1760],
    'A split plan with the primary suite at one end, two bedrooms at the other and a wide open great room between them. Sixty-six feet of length leave room for a real utility room and for eight to sit down, at the table and the island.',
  ),
  standing(
    'Enid',
    'Single Wide',
    [3, 2, '13x66', 880],
    'Three bedrooms and two full baths on a single section that fits narrow lots and tight driveways. The kitchen opens to the living room, so the middle of the home feels larger than its thirteen feet.',
  ),
];

/** The payment of the loan that a new installation assumes: the delivered total and a month of it come from its price book. */
const payment = (
  [downCents, monthlyCents]: readonly [number, number],
  [paymentCents, laterPaymentCents, mortgageInsuranceCents]: readonly [number, number, number],
): ShownPayment => ({
  monthlyCents,
  aprPercent: 6.934,
  downPercent: 10,
  downCents,
  years: 30,
  payments: 360,
  paymentCents,
  laterPaymentCents,
  mortgageInsuranceCents,
  mortgageInsurancePayments: 109,
  outsideCents: 0,
});

const price = (baseCents: number, aboutCents: number, month: ShownPayment): ShortPrice => ({
  baseCents,
  aboutCents,
  month,
  leftOut: 'The land is not included.',
});

/** What these homes and those of the example prices cost by the price book of a new installation. */
export const standingPrices: ListPrices = {
  wasco: price(24_268_000, 38_677_833, payment([3_867_783, 275_147], [234_527, 220_023, 14_504])),
  birkenfeld: price(16_900_000, 27_941_215, payment([2_794_122, 201_545], [169_425, 158_947, 10_478])),
  enid: price(9_414_000, 16_664_810, payment([1_666_481, 124_242], [101_049, 94_800, 6_249])),
  yachats: price(8_900_000, 16_144_553, payment([1_614_455, 120_675], [97_894, 91_840, 6_054])),
  'castle-rock': price(14_500_000, 24_937_935, payment([2_493_794, 180_957], [151_214, 141_862, 9_352])),
};

/** The smallest and the largest home of a new installation. */
export const standingSizes: HomeSizes = { min: 680, max: 2926 };
