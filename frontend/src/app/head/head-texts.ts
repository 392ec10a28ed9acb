import type { RoutePath } from '@hearthline/rules/routes.ts';

export interface HeadText {
  /** Shown by search engines below the title: one or two sentences, at most 160 characters. */
  readonly description: string;
  /** Replaces the route's title where that says too little on its own. */
  readonly title?: string;
  /** The preview picture when the address is shared, by its file name; `commonPicture` if missing. */
  readonly picture?: { readonly file: string; readonly alt: string };
}

/** The texts of the pages that search engines may list. */
export const headTexts: Readonly<Partial<Record<RoutePath, HeadText>>> = {
  '/': {
    title: 'Factory-built homes in Washington',
    description:
      'Homes built indoors to one standard and delivered to your land anywhere in Washington. Compare our prices, floor plans and financing.',
    picture: { file: 'house-shed-wood.png', alt: 'A home with a shed roof and wood siding' },
  },
  '/floor-plan-generator': {
    description:
      'Choose the bedrooms and bathrooms your household needs and see the floor plans of factory-built homes that have exactly those.',
    picture: { file: 'home-birkenfeld.png', alt: 'A double wide home seen from the front' },
  },
  '/homes': {
    description: 'Every factory-built home we sell, with its price and estimated monthly payment.',
  },
  '/finance': {
    description:
      'FHA, VA, USDA and conventional loans, state programs and private ways to finance a factory-built home, explained before you sign.',
  },
  '/financing': {
    description:
      'FHA, VA, USDA and conventional loans, state programs and private ways to finance a factory-built home, explained before you sign.',
  },
  '/about-us': {
    description:
      'Who builds and sells these homes, how a factory makes them better and cheaper, and why we ask you to dare to compare.',
  },
  '/contact-info': {
    description:
      'Call, write, or walk through a display model in Washington. How to reach us, and where appointments and auctions take place.',
  },
  '/mission-statement': {
    description:
      'More value, more care, more certainty: what we promise to everybody who buys a factory-built home from us.',
  },
  '/contractors': {
    description:
      'Contractors sign in here for their projects, the week’s builds, materials and the documents that a build needs.',
  },
  '/customer-service': {
    description:
      'The customer service hub: sales, customer projects, management and owner views of the business at a glance.',
  },
  '/design-roof': {
    description:
      'Choose among eight roof profiles and eight sidings, see your home, and share the design by its address.',
  },
  '/appointments': {
    description:
      'Book a consultation by phone, online or at a display model. Choose a day and a time that work for you.',
  },
  '/auth': {
    description: 'Sign in or create an account to follow your home from the first plan to move-in.',
  },
  '/features': {
    description:
      'What customers, consultants and partners can do here: plan a home, book a consultation, follow a project, and more.',
  },
  '/privacy': {
    description: 'What we learn about you on this website, what we use it for, and what you can ask of us.',
  },
  '/terms': {
    description: 'The terms of this website: what prices, payments, plans and promotions shown here mean.',
  },
  '/public-info': { description: 'About our factory-built homes and the ways to finance them, at a glance.' },
};

/** For pages without a text of their own. */
export const commonText: HeadText = {
  description: 'Factory-built homes with prices, floor plans and monthly payments stated up front.',
};

export const commonPicture = {
  file: 'house-gable-wood.png',
  alt: 'A home with a gable roof and wood siding',
};
