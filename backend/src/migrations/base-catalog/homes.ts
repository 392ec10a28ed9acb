/**
 * The homes that come with every installation, in their order. Frozen: a migration stores them, so that a change here reaches no
 * database that has them. Their plans are in plans.json, each as the generator made it for its code; `bathrooms` counts a half bath
 * as one, and `footprint` is nominal feet as the trade writes it (26x66; triple wides length first, 60x40).
 */
export interface BaseHome {
  readonly slug: string;
  readonly name: string;
  readonly modelType: 'Single Wide' | 'Double Wide' | 'Triple Wide';
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly footprint: string;
  readonly squareFootage: number;
  /** The code of its design; null of the one that was drawn by hand, because the generator makes no three bedrooms as narrow as this. */
  readonly code: string | null;
  readonly description: string;
  readonly featured: boolean;
}

type Size = readonly [
  name: string,
  bedrooms: number,
  bathrooms: number,
  footprint: string,
  squareFootage: number,
];

const home =
  (modelType: BaseHome['modelType'], featured = false) =>
  (
    [name, bedrooms, bathrooms, footprint, squareFootage]: Size,
    code: string | null,
    description: string,
  ): BaseHome => ({
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    modelType,
    bedrooms,
    bathrooms,
    footprint,
    squareFootage,
    code,
    description,
    featured,
  });

const single = home('Single Wide');
const double = home('Double Wide');
const triple = home('Triple Wide');

export const baseHomes: readonly BaseHome[] = [
  home('Triple Wide', true)(
    ['WASCO', 5, 3, '60x40', 2310],
    '1.kqqqq6tal60.170211202210101200011100.k0',
    'Our largest featured home gathers kitchen, dining and family rooms into one great room across all three sections. The primary suite has its own side of the house, and four more bedrooms share two full baths on the other.',
  ),
  home('Double Wide', true)(
    ['Birkenfeld', 3, 2, '26x66', 1760],
    '1.kqq4dal66.16001100001301110100.m0',
    'A split plan with the primary suite at one end, two bedrooms at the other and a wide open great room between them. Sixty-six feet of length leave room for a real utility room and for eight to sit down, at the table and the island.',
  ),
  home('Single Wide', true)(
    ['Enid', 3, 2, '13x66', 880],
    null,
    'Three bedrooms and two full baths on a single section that fits narrow lots and tight driveways. The kitchen opens to the living room, so the middle of the home feels larger than its thirteen feet.',
  ),
  single(
    ['Cannon', 1, 1, '13x51', 680],
    '1.q2sl51.10210011.h0',
    'A complete home in 680 square feet, made for one person, a couple or a parent in the back garden. Kitchen and living room share one space, and the bedroom takes a queen bed with a full closet.',
  ),
  single(
    ['Manzanita', 1, 1, '13x54', 720],
    '1.k2sl54.00211010.i0',
    'Three feet longer than the Cannon, with a table for four beside the kitchen and a bedroom for a king bed. A good first home, guest house or long-stay rental that arrives finished.',
  ),
  single(
    ['Neskowin', 1, 1, '15x48', 728],
    '1.k2sl48.060120111.g0',
    'The widest of our one-bedroom single wides, with an island in the kitchen and a utility room with its own door. Fifteen feet of width are something you notice as soon as you come in.',
  ),
  single(
    ['Tillamook', 2, 1, '13x63', 840],
    '1.kq2sl63.16212001100.l0',
    'Two bedrooms and one shared bath in an easy plan that costs little to buy and less to heat. It suits a small family or two people who want a spare room for guests and work.',
  ),
  single(
    ['Clatskanie', 2, 1, '13x66', 880],
    '1.kq2sal66.14212101000.m0',
    'The bath and the utility room lie between the two bedrooms, so that early risers and late sleepers keep apart. A table for four stands in the kitchen, and washer and dryer have a room of their own.',
  ),
  single(
    ['Yachats', 2, 1, '15x60', 910],
    '1.kq2sl60.060121111010.k0',
    'Wider rooms than most two-bedroom single wides, with closets to match. One generous bath serves both bedrooms, which keeps plumbing simple and the price down.',
  ),
  single(
    ['Astoria', 2, 2, '13x66', 880],
    '1.kq4sal66.002110101.m0',
    'Kitchen and living room share the middle of the home, with a bedroom at each end. The primary suite has its own bath and walk-in closet, the other bedroom has a bath next to it.',
  ),
  single(
    ['Cathlamet', 2, 2, '15x60', 910],
    '1.kt4sl60.000121000011.k0',
    'Fifteen feet of width turn a familiar two-bedroom plan into comfortable rooms with space to walk around the bed. The primary suite has its own bath and walk-in closet.',
  ),
  single(
    ['Ilwaco', 2, 2, '15x66', 1001],
    '1.kq4sl66.060121011010.m0',
    'A thousand square feet on one section, with an island between kitchen and living room. Two bedrooms and two baths, a pair at each end, make it easy to share.',
  ),
  single(
    ['Rainier', 3, 1, '13x75', 1000],
    '1.kff2sl75.06211001211010.p0',
    'Three bedrooms and a single bath: the most sleeping room for the money in our range. A sensible choice for a young family, seasonal staff or a farm.',
  ),
  single(
    ['Naselle', 3, 1, '15x72', 1092],
    '1.kqq2sal72.130200002101010.o0',
    'Three bedrooms along one hall, the primary bedroom apart at its end, and an island with four seats in the kitchen. One bath means less to buy, less to clean and less to maintain.',
  ),
  single(
    ['Kalama', 3, 2, '15x72', 1092],
    '1.kqt4sl72.120201111001010.o0',
    'Seventy-two feet of single wide: the primary suite fills one end behind its own bath, and two bedrooms share a bath at the other. The extra width shows most in the living room and at the island in the kitchen.',
  ),
  single(
    ['Toledo', 3, 2, '17x66', 1144],
    '1.kqq4sal66.113201000100120.m0',
    'At over seventeen feet wide this single feels closer to a double, with one delivery and one set day. The primary suite lies at one end, two bedrooms at the other, and both baths have windows.',
  ),
  single(
    ['Pe Ell', 4, 2, '17x75', 1300],
    '1.kqqq4sal75.0012011010121.p0',
    'Four bedrooms on one section, for families who need the doors more than the floor space. The primary suite has one end to itself, and six can sit at the table.',
  ),
  double(
    ['Arch Cape', 1, 2, '26x36', 960],
    '1.k3dal36.1501101211110.c0',
    'A one-bedroom home with a full bath and a half bath, so that nobody waits when there are visitors. It lives like a cottage: one bright great room and a bedroom that can be closed off.',
  ),
  double(
    ['Vernonia', 2, 1, '26x36', 960],
    '1.kq2dl36.04021012001000.c0',
    'A compact, nearly square double that fits lots a long single cannot. Two bedrooms share one bath, and kitchen and living room take the whole other half of the plan.',
  ),
  double(
    ['Skamokawa', 2, 2, '26x42', 1120],
    '1.kq3dl42.04021012000100000.e0',
    'Two bedrooms lie side by side in the rear, with a bath, a half bath and an office across the hall. All of it fits into forty-two feet, beside a kitchen that is open to the living room.',
  ),
  double(
    ['Stevenson', 2, 2, '26x48', 1280],
    '1.kq4dal48.0301031110000100.g0',
    'Six feet longer than the Skamokawa: the kitchen gets an island, and the dining table its own place by the patio door. A comfortable size for people who leave a bigger house behind.',
  ),
  double(
    ['Hood River', 2, 3, '30x54', 1638],
    '1.kq6dal54.001202101121010101.i0',
    'Two bedrooms, an office and three full baths in a thirty-foot-wide plan with generous public rooms. Made for owners who often have guests and sometimes work at home.',
  ),
  double(
    ['Woodland', 3, 1, '26x42', 1120],
    '1.kqq2dl42.0701101322110001100.e0',
    'Three bedrooms and one bath, with kitchen and living room at their own bright end of the home. The money goes into space instead of plumbing.',
  ),
  double(
    ['Long Beach', 3, 2, '26x48', 1280],
    '1.kqq4dl48.03010001030130111000.g0',
    'The shortest of our three-bedroom, two-bath doubles, and still with a suite across the whole end of the home. A pantry and a linen closet keep things in their place: an efficient plan for a first family home.',
  ),
  double(
    ['Castle Rock', 3, 2, '26x54', 1440],
    '1.kqq4dal54.030103111000100011011.i0',
    'A balanced family plan: three bedrooms, two baths and an open kitchen in 1,440 square feet. Every room earns its place, and none of them feels left over.',
  ),
  double(
    ['Mossyrock', 3, 2, '26x60', 1600],
    '1.kqq4dal60.030103111000100011011.k0',
    'Sixty feet give the great room a clear living side and a clear kitchen side, with an island between them. Two bedrooms stay quiet behind their own hall, and the suite has the other end.',
  ),
  double(
    ['Packwood', 3, 2, '30x60', 1820],
    '1.kqq4dal60.11120300030032001010.k0',
    'Thirty feet of width make every room a little deeper, most of all the primary suite. With a pantry beside the kitchen it is a comfortable home for a family that plans to stay.',
  ),
  double(
    ['Winlock', 3, 3, '26x66', 1760],
    '1.kqq6dal66.1600110000210221010011.m0',
    'The length of the Birkenfeld with a third bath, so a busy morning needs no timetable. A good fit for teenagers, or for grandparents who stay for weeks.',
  ),
  double(
    ['Carson', 3, 3, '30x60', 1820],
    '1.kqq6dal60.171102001231130110010.k0',
    'Three bedrooms and three baths in a wide, calm plan with one short hall. Each of the two bedrooms at one end has a full bath to go with it, and the primary suite keeps its distance.',
  ),
  double(
    ['Onalaska', 4, 2, '26x60', 1600],
    '1.kqqt4dal60.1101010100103301111111.k0',
    'Four bedrooms in sixty feet, so that each child has a door to close. The kitchen is open to the living room, and one adult can watch both.',
  ),
  double(
    ['Morton', 4, 2, '26x66', 1760],
    '1.kqqt4dal66.140201111000311001000011.m0',
    'A four-bedroom home with a full family kitchen and a hall that keeps noise at one end. The fourth bedroom works just as well as an office or a sewing room.',
  ),
  double(
    ['Yacolt', 4, 2, '30x66', 2002],
    '1.kqqq4dal66.10111010211110011001.m0',
    'Two thousand square feet on two sections, and a queen bed or larger in every bedroom. The great room is wide enough for a sectional sofa, an island and a table for six.',
  ),
  double(
    ['Battle Ground', 4, 3, '30x66', 2002],
    '1.kqqq6dal66.0312112110010120000000.m0',
    'The size of the Yacolt with a third bath: four bedrooms and never a line at the door. It offers most of what a triple wide does, at the price of a double.',
  ),
  double(
    ['Ridgefield', 4, 3, '30x72', 2184],
    '1.kqqq6dwl72.03110001134311011101100110.o0',
    'Our longest four-bedroom double, with an office at the quiet end of the hall and a pantry beside the kitchen. Three baths and a separate utility room keep a full house running.',
  ),
  double(
    ['Centralia', 5, 2, '26x72', 1920],
    '1.kqqqq4dal72.1600010100210611010011101.o0',
    'Five bedrooms on two sections, four of them around one hall. Built for large families, shared homes and crews, with two full baths and an open kitchen.',
  ),
  double(
    ['Chehalis', 5, 3, '30x72', 2184],
    '1.kqqqq6dal72.0712111431003110110000110.o0',
    'Five bedrooms and three baths on two sections, so set-up stays simple. The primary suite has one end of the home, and four bedrooms have the other.',
  ),
  triple(
    ['Cowlitz', 3, 2, '52x40', 2002],
    '1.kqq4tal52.0602112110100111.hc',
    'The smallest of our triple wides puts its third section into living space instead of more bedrooms. Three bedrooms, two baths, an office and a great room almost forty feet deep.',
  ),
  triple(
    ['Trout Lake', 3, 3, '56x40', 2156],
    '1.kqq6tal56.0201111001101200001.io',
    'Three bedrooms with three baths and wide public rooms, drawn for people who entertain. The office off the great room has its own door, and a further room waits for a hobby.',
  ),
  triple(
    ['White Salmon', 3, 4, '60x40', 2310],
    '1.kqq8tal60.00011100002131200101.k0',
    'Three bedrooms and four full baths, so that everybody has one and guests have another. With its office it is a generous plan for three adults, or for a family that likes its privacy.',
  ),
  triple(
    ['Camas', 4, 3, '60x40', 2310],
    '1.kqqq6tl60.04021112100100001000001.k0',
    'Four bedrooms, three baths, an office and a storage room on the footprint of the WASCO. Three of the bedrooms lie around one hall, away from kitchen and living room.',
  ),
  triple(
    ['Washougal', 4, 4, '64x40', 2464],
    '1.kqqq8tal64.04021111100100101000001.lc',
    'A four-bedroom home with four baths and a great room that runs from the front windows to the back. Two generations can live here without meeting in a doorway.',
  ),
  triple(
    ['Goldendale', 4, 4, '68x40', 2618],
    '1.kqqq8tal68.060211211020012111111110.mo',
    'Sixty-eight feet across, with an office off the dining room, a flexible room for films or games and a living room more than forty feet long. Built for wide lots and long views.',
  ),
  triple(
    ['Klickitat', 5, 3, '68x40', 2618],
    '1.kqqqq6tal68.03010121200001000101101.mo',
    'Five bedrooms with more than 2,600 square feet to spread out in, and two seating areas so that not everybody watches the same film. Four bedrooms share two baths and one hall, and the suite lies apart.',
  ),
  triple(
    ['Skamania', 5, 4, '72x40', 2772],
    '1.kqqtt8tal72.150110113213101111200210111.o0',
    'Five bedrooms and four baths for a household of many ages, with an office and a further room. The suite has its own bath, and the four bedrooms at the other end share three.',
  ),
  triple(
    ['Toutle', 5, 4, '76x40', 2926],
    '1.kqqqq8tal76.150110113213101111200210111.pc',
    'The largest home we deliver: five bedrooms, four baths and nearly three thousand square feet. It arrives in three sections and is finished on your foundation.',
  ),
];
