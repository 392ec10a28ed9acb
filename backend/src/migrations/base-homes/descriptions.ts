/** What is said of base homes whose earlier description is not true of their plan. */
export const newDescriptions: Readonly<Record<string, string>> = {
  wasco:
    'Our largest featured home gathers kitchen, dining and living rooms into one great room across all three sections. The primary suite has its own side of the house, and four more bedrooms share two full baths on the other.',
  manzanita:
    'Three feet longer than the Cannon, with a bedroom for a king bed and a kitchen around the corner from the living room. A good first home, guest house or long-stay rental that arrives finished.',
  clatskanie:
    'The bedrooms lie at opposite ends, so that early risers and late sleepers keep apart. The kitchen has an island with three seats, and washer and dryer have a room of their own.',
  ilwaco:
    'A thousand square feet on one section, with a porch as wide as the home at the end that faces the street. Living room and kitchen come first, and two bedrooms with two baths lie quietly behind them.',
  naselle:
    'The primary bedroom lies at one end and two more at the other, with an island with four seats and a dining table between them. One bath means less to buy, less to clean and less to maintain.',
  kalama:
    'Seventy-two feet of single wide: living room and kitchen have one end to themselves, and three bedrooms with two baths follow along one hall. The extra width shows most in the living room.',
  toledo:
    'At sixteen feet wide this single is as roomy as one section gets, with one delivery and one set day. The primary suite lies at one end, two bedrooms at the other, and both baths have windows.',
  'pe-ell':
    'Four bedrooms on one section, for families who need the doors more than the floor space. The primary suite has one end to itself, and kitchen and living room have the other.',
  skamokawa:
    'The primary suite lies at one end, and a second bedroom and its bath at the other. All of it fits into forty-two feet, with an island kitchen that is open to the living room.',
  stevenson:
    'Six feet longer than the Skamokawa: the dining table gets its own place beside the island, and the kitchen a pantry. A comfortable size for people who leave a bigger house behind.',
  'hood-river':
    'Two bedrooms, two full baths and a half bath in a thirty-foot-wide plan with generous public rooms. Made for owners who often have guests and like to cook for them.',
  ridgefield:
    'Our longest four-bedroom double, with an office on the hall and a pantry. Three baths and a separate utility room keep a full house running.',
  cowlitz:
    'The smallest of our triple wides puts its third section into living space instead of more bedrooms. Three bedrooms, two baths, a family room and a great room almost forty feet deep.',
  'trout-lake':
    'Three bedrooms, two and a half baths and wide public rooms, drawn for people who entertain. Kitchen and living room look to the back, and a family room at the front waits for films or a hobby.',
  'white-salmon':
    'Three bedrooms, three full baths and a half bath, so that everybody has one and guests have another. With its office it is a generous plan for three adults, or for a family that likes its privacy.',
  camas:
    'Four bedrooms and three baths on the footprint of the WASCO, two bedrooms on each side of the home. Kitchen, dining and living room lie between them and run from the front windows to the back.',
  washougal:
    'A four-bedroom home with three and a half baths and a great room that runs from the front windows to the back. Two generations can live here without meeting in a doorway.',
  goldendale:
    'Sixty-eight feet across, with a family room for films or games and a great room almost forty feet deep. Built for wide lots and long views.',
  skamania:
    'Five bedrooms and three and a half baths for a household of many ages. The suite and one bedroom lie on one side of the great room, three more bedrooms on the other.',
  toutle:
    'The largest home we deliver: five bedrooms, three and a half baths and nearly three thousand square feet. It arrives in three sections and is finished on your foundation.',
};
