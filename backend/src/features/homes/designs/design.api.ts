export { withdrawnFacts, type DesignHomeView } from './design-home.ts';
export { designText, SidingScalar } from './design-parts.types.ts';
export { DesignHomeType, DesignType } from './design.types.ts';
export type { DesignView } from './design-view.ts';
export { keepQuotedHome } from './storage/quoted-home.ts';
export { wholeContent } from './storage/stored-content.ts';
export { previewOfDesign } from './design-preview.ts';
export { listContactDesigns, publicAboutCents } from './read-design.ts';
export { designToQuote, planToQuote, priceSeenOfDesign, type DesignToQuote } from './quoted-design.ts';
