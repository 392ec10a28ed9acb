import type { EntityClass } from './db/orm-options.ts';
import type { ResolverClass } from './graphql/build-schema.ts';
import type { RestRoute } from './http/rest-router.ts';
import type { JobHandler } from './jobs/job-runner.ts';

/** What a feature brings to the server; each feature that brings something says so in its `<feature>.module.ts`. */
export interface FeatureModule {
  /** Its tables. */
  readonly entities?: readonly EntityClass[];
  /** Its part of the GraphQL API. */
  readonly resolvers?: readonly ResolverClass[];
  /** Its part of the REST API. */
  readonly routes?: readonly RestRoute[];
  /** What it does in the background. */
  readonly jobs?: readonly JobHandler[];
  /** The database channels on which its servers tell each other about changes. */
  readonly channels?: readonly string[];
}
