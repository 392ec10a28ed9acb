/** How a design's picture and its head stand: beside each other where there is room. */
export const overviewGrid = {
  display: 'grid',
  gap: { base: '7', lg: '12' },
  alignItems: 'center',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.35fr) minmax(0, 1fr)' },
} as const;
