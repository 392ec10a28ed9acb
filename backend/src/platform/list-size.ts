import { Extensions } from 'type-graphql';

/** Says how long a list can be, where that is less than lists may be at most: what a query could cost is reckoned with it (security E6). */
export const AtMost = (length: number): PropertyDecorator & MethodDecorator => Extensions({ atMost: length });
