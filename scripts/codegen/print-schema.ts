import 'reflect-metadata';
import { resolvers } from '../../backend/src/features/index.ts';
import { printApi } from '../../backend/src/platform/graphql/build-schema.ts';

/** The text that schema.graphql must have. */
export const schemaText = (): string => printApi(resolvers);
