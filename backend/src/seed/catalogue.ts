import type { modelTypes } from '@hearthline/rules/floor-plans/rules.ts';

/**
 * The homes on sale. `footprint` is nominal feet as the trade writes it (26x66; triple wides
 * length first, 60x40); `squareFootage` is exact, and with the footprint's length it gives the
 * true width: a 26x66 of 1,760 sqft is 26'8" wide. `bathrooms` counts a half bath as one.
 */
export interface CatalogueModel {
  readonly slug: string;
  readonly name: string;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly footprint: string;
  readonly modelType: (typeof modelTypes)[number];
  readonly squareFootage: number;
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

const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

const model =
  (modelType: CatalogueModel['modelType']) =>
  (
    [name, bedrooms, bathrooms, footprint, squareFootage]: Size,
    description: string,
    featured = false,
  ): CatalogueModel => ({
    slug: slugOf(name),
    name,
    bedrooms,
    bathrooms,
    footprint,
    modelType,
    squareFootage,
    description,
    featured,
  });

const single = model('Single Wide');
const double = model('Double Wide');
const triple = model('Triple Wide');

const featured: readonly CatalogueModel[] = [
  triple(
    ['WASCO', 5, 3, '60x40', 2310],
    'Our largest featured home gathers kitchen, dining and family rooms into one great room across all three sections. The primary suite has its own side of the house, and four more bedrooms share two full baths on the other.',
    true,
  ),
  double(
    ['Birkenfeld', 3, 2, '26x66', 1760],
    'A split plan with the primary suite at one end, two bedrooms at the other and a wide open great room between them. Sixty-six feet of length leave room for a real utility room and a dining table that seats eight.',
    true,
  ),
  single(
    ['Enid', 3, 2, '13x66', 880],
    'Three bedrooms and two full baths on a single section that fits narrow lots and tight driveways. The kitchen opens to the living room, so the middle of the home feels larger than its thirteen feet.',
    true,
  ),
];

const singles: readonly CatalogueModel[] = [
  single(
    ['Cannon', 1, 1, '13x36', 480],
    'A complete home in 480 square feet, made for one person, a couple or a parent in the back garden. Kitchen and living room share one space, and the bedroom takes a double bed with a full closet.',
  ),
  single(
    ['Manzanita', 1, 1, '13x42', 560],
    'Six feet longer than the Cannon, and most of them went to the kitchen and living room. A good first home, guest house or long-stay rental that arrives finished.',
  ),
  single(
    ['Neskowin', 1, 1, '15x48', 728],
    'The roomiest of our one-bedroom single wides, with a dining place between kitchen and living room. Fifteen feet of width are something you notice as soon as you come in.',
  ),
  single(
    ['Tillamook', 2, 1, '13x48', 640],
    'Two bedrooms and one shared bath in an easy plan that costs little to buy and less to heat. It suits a small family or two people who want a spare room for guests and work.',
  ),
  single(
    ['Clatskanie', 2, 1, '13x54', 720],
    'Bedrooms at both ends keep early risers and late sleepers apart, with kitchen and living room between them. Washer and dryer have a closet of their own in the hall.',
  ),
  single(
    ['Yachats', 2, 1, '15x54', 819],
    'Wider rooms than most two-bedroom single wides, with closets to match. One generous bath serves both bedrooms, which keeps plumbing simple and the price down.',
  ),
  single(
    ['Astoria', 2, 2, '13x60', 800],
    'Kitchen, dining and living room share one bright end with windows on three sides; both bedrooms lie behind a door. The primary suite has its own bath, the other bedroom has one next to it.',
  ),
  single(
    ['Cathlamet', 2, 2, '15x60', 910],
    'Fifteen feet of width turn a familiar two-bedroom plan into comfortable rooms with space to walk around the bed. The primary suite has its own bath and closet.',
  ),
  single(
    ['Ilwaco', 2, 2, '15x66', 1001],
    'A thousand square feet on one section, nearly half of them in kitchen, dining and living room. Two bedrooms and two baths make it easy to share.',
  ),
  single(
    ['Rainier', 3, 1, '13x66', 880],
    'Three bedrooms around a single bath: the most sleeping room for the money in our range. A sensible choice for a young family, seasonal staff or a farm.',
  ),
  single(
    ['Naselle', 3, 1, '15x66', 1001],
    'Three bedrooms along one hall, and a dining table that has a place of its own beside the kitchen. One bath means less to buy, less to clean and less to maintain.',
  ),
  single(
    ['Kalama', 3, 2, '15x72', 1092],
    'Seventy-two feet of single wide: the public rooms fill one end, and the primary suite closes the other behind its own bath. The extra width shows most in the living room, where a sofa can stand away from the wall.',
  ),
  single(
    ['Toledo', 3, 2, '17x66', 1155],
    'At over seventeen feet wide this single feels closer to a double, with one delivery and one set day. Three bedrooms lie along a quiet hall, and both baths have windows.',
  ),
  single(
    ['Pe Ell', 4, 2, '17x76', 1330],
    'Four bedrooms on one section, for families who need the doors more than the floor space. Both full baths are placed so that nobody crosses the living room at night.',
  ),
];

const doubles: readonly CatalogueModel[] = [
  double(
    ['Arch Cape', 1, 2, '26x36', 960],
    'A one-bedroom home with a guest bath, so visitors never walk through the suite. It lives like a cottage: one bright great room and a bedroom that can be closed off.',
  ),
  double(
    ['Vernonia', 2, 1, '26x36', 960],
    'A compact, nearly square double that fits lots a long single cannot. Two bedrooms share one bath, and the great room takes the whole other half of the plan.',
  ),
  double(
    ['Skamokawa', 2, 2, '26x42', 1120],
    'The suite lies on one side of the great room, a second bedroom with its bath on the other, and an office looks out to the front. All of it fits into forty-two feet.',
  ),
  double(
    ['Stevenson', 2, 2, '26x48', 1280],
    'Six feet longer than the Skamokawa: the kitchen gets an island, and the dining table its own place by the patio door. A comfortable size for people who leave a bigger house behind.',
  ),
  double(
    ['Hood River', 2, 3, '30x54', 1638],
    'Two bedrooms, an office and three full baths in a thirty-foot-wide plan with generous public rooms. Made for owners who often have guests and sometimes work at home.',
  ),
  double(
    ['Woodland', 3, 1, '26x42', 1120],
    'Three bedrooms and one bath, with the great room at its own bright end of the home. The money goes into space instead of plumbing.',
  ),
  double(
    ['Long Beach', 3, 2, '26x48', 1280],
    'The shortest of our three-bedroom, two-bath doubles, and still with a separate primary suite. An efficient plan for a first family home.',
  ),
  double(
    ['Castle Rock', 3, 2, '26x54', 1440],
    'A balanced family plan: three bedrooms, two baths and an open kitchen in 1,440 square feet. Every room earns its place, and none of them feels left over.',
  ),
  double(
    ['Mossyrock', 3, 2, '26x60', 1600],
    'Sixty feet give the great room a clear living side and a clear kitchen side, with the table between them. Bedrooms stay quiet behind their own hall.',
  ),
  double(
    ['Packwood', 3, 2, '30x60', 1820],
    'Thirty feet of width make every room a little deeper, most of all the primary suite. A comfortable home for a family that plans to stay.',
  ),
  double(
    ['Winlock', 3, 3, '26x66', 1760],
    'The length of the Birkenfeld with a third bath, so a busy morning needs no timetable. A good fit for teenagers, or for grandparents who stay for weeks.',
  ),
  double(
    ['Carson', 3, 3, '30x60', 1820],
    'Three bedrooms and three baths in a wide, calm plan without long corridors. Guests have their own bath, and the primary suite keeps its distance.',
  ),
  double(
    ['Onalaska', 4, 2, '26x60', 1600],
    'Four bedrooms in sixty feet, so that each child has a door to close. The kitchen looks over the living room, and one adult can watch both.',
  ),
  double(
    ['Morton', 4, 2, '26x66', 1760],
    'A four-bedroom home with a full family kitchen and a hall that keeps noise at one end. The fourth bedroom works just as well as an office or a sewing room.',
  ),
  double(
    ['Yacolt', 4, 2, '30x66', 2002],
    'Two thousand square feet on two sections, with bedrooms that hold a double bed and a desk. The great room is wide enough for a sectional sofa and a long table.',
  ),
  double(
    ['Battle Ground', 4, 3, '30x66', 2002],
    'The Yacolt with a third bath: four bedrooms and never a line at the door. It offers most of what a triple wide does, at the price of a double.',
  ),
  double(
    ['Ridgefield', 4, 3, '30x72', 2184],
    'Our longest four-bedroom double, with space in the primary suite for a sitting corner. Three baths and a separate utility room keep a full house running.',
  ),
  double(
    ['Centralia', 5, 2, '26x72', 1920],
    'Five bedrooms on two sections, four of them around one hall. Built for large families, shared homes and crews, with two full baths and an open kitchen.',
  ),
  double(
    ['Chehalis', 5, 3, '30x72', 2184],
    'Five bedrooms and three baths on two sections, so set-up stays simple. The primary suite has one end of the home, and four bedrooms have the other.',
  ),
];

const triples: readonly CatalogueModel[] = [
  triple(
    ['Cowlitz', 3, 2, '52x40', 2002],
    'The smallest of our triple wides puts its third section into living space instead of more bedrooms. Three large bedrooms, two baths and a great room almost forty feet deep.',
  ),
  triple(
    ['Trout Lake', 3, 3, '56x40', 2156],
    'Three bedrooms with three baths and wide public rooms, drawn for people who entertain. The office off the great room has its own door.',
  ),
  triple(
    ['White Salmon', 3, 4, '60x40', 2310],
    'Three large bedrooms with a bath close to each, and a powder room for guests by the kitchen. A generous plan for three adults, or for a family that likes its privacy.',
  ),
  triple(
    ['Camas', 4, 3, '60x40', 2310],
    'Four bedrooms, three baths, an office and a media room on the footprint of the WASCO. The bedrooms lie around a short hall, away from kitchen and living room.',
  ),
  triple(
    ['Washougal', 4, 4, '64x40', 2464],
    'A four-bedroom home with four baths and a great room that runs from the front windows to the back. Two generations can live here without meeting in a doorway.',
  ),
  triple(
    ['Goldendale', 4, 4, '68x40', 2618],
    'Sixty-eight feet across, with an office by the entry, a media room and a pantry behind the kitchen. Built for wide lots and long views.',
  ),
  triple(
    ['Klickitat', 5, 3, '68x40', 2618],
    'Five bedrooms with more than 2,600 square feet to spread out in, and two seating areas so that not everybody watches the same film. Bedrooms are grouped in pairs around their baths.',
  ),
  triple(
    ['Skamania', 5, 4, '72x40', 2772],
    'Five bedrooms and four baths for a household of many ages. The four bedrooms at one end share two baths, the suite has its own, and guests use the powder room.',
  ),
  triple(
    ['Toutle', 5, 4, '76x40', 2926],
    'The largest home we deliver: five bedrooms, four baths and nearly three thousand square feet. It arrives in three sections and is finished on your foundation.',
  ),
];

/** Every model, the three featured homes first. */
export const catalogue: readonly CatalogueModel[] = [...featured, ...singles, ...doubles, ...triples];
