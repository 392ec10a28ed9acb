/** The terms of a loan for a home. Money in US dollars, rates in percent per year. */
export interface LoanTerms {
  readonly price: number;
  /** Down payment, in percent of the price. */
  readonly downPercent: number;
  /** Interest, in percent per year. */
  readonly ratePercent: number;
  readonly years: number;
  /** Property tax per year, in percent of the price. */
  readonly taxPercent: number;
  /** Homeowner's insurance, in dollars per year. */
  readonly insurance: number;
}

/** Minimum, maximum and step of each field. */
export const loanLimits = {
  price: { min: 10_000, max: 2_000_000, step: 1000 },
  downPercent: { min: 0, max: 100, step: 0.5 },
  ratePercent: { min: 0, max: 20, step: 0.05 },
  years: { min: 1, max: 40, step: 1 },
  taxPercent: { min: 0, max: 5, step: 0.05 },
  insurance: { min: 0, max: 20_000, step: 50 },
} as const satisfies Record<keyof LoanTerms, { min: number; max: number; step: number }>;

export const loanFields = Object.keys(loanLimits) as (keyof LoanTerms)[];

/**
 * What the calculator starts with. The example prices assume 10% down and 30 years (docs/specification.md, section 1), and the
 * rate is where conventional loans start; tax and insurance are this product's own estimates.
 */
export const defaultLoanTerms = {
  downPercent: 10,
  ratePercent: 6.5,
  years: 30,
  taxPercent: 0.95,
  insurance: 1200,
} as const satisfies Omit<LoanTerms, 'price'>;

/** What the query of Finance calls each term: `/finance?price=145000&down=20&rate=7`; amounts in dollars. */
export const loanParameters = {
  price: 'price',
  downPercent: 'down',
  ratePercent: 'rate',
  years: 'years',
  taxPercent: 'tax',
  insurance: 'insurance',
} as const satisfies Record<keyof LoanTerms, string>;

/** Whether a value is within the limits of a field. */
export const isWithin = (field: keyof LoanTerms, value: number): boolean =>
  value >= loanLimits[field].min && value <= loanLimits[field].max;
