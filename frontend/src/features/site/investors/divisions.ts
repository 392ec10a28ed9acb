/** docs/specification.md, section 2, Investor Portal. A division without a name has the company's. */
export const divisions = [
  {
    id: 'ai-housing',
    name: null,
    text: 'Factory-built homes, planned and sold with software that learns.',
  },
  {
    id: 'vertical-pods',
    name: 'Vertical Pods Housing Systems',
    text: 'Stacked living units for small city lots, craned into place within days.',
  },
  {
    id: 'triple-crown',
    name: 'Triple Crown Historical Monument Movement',
    text: 'Landmarks moved, restored, and reopened, with homes around them.',
  },
] as const;

export const divisionIds = divisions.map(({ id }) => id);
