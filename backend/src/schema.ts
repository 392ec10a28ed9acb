import { resolvers } from './features/index.ts';
import { executableSchema } from './platform/graphql/build-schema.ts';

/** The schema of every server in this process: it says the same for all of them, and is what takes longest to make at a start. */
export const schema = executableSchema(resolvers);
