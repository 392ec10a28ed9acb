import { Extensions } from 'type-graphql';

/** Declares the greatest length of a list, if that is below the general limit; used to compute the cost of a query (docs/security.md, E6). */
export const MaxItems = (length: number): PropertyDecorator & MethodDecorator =>
  Extensions({ maxItems: length });
