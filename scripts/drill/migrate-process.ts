// A process of its own that brings a database up to this version, and tells how long that took, in milliseconds.
import 'reflect-metadata';
import { entities, jobHandlers } from '../../backend/src/features/index.ts';
import { migrations } from '../../backend/src/migrations/index.ts';
import { migrate } from '../../backend/src/platform/migration/migrate.ts';

const [ownerUrl = '', appUrl = ''] = process.argv.slice(2);
const began = performance.now();
await migrate({ ownerUrl, appUrl, entities, migrations, jobs: jobHandlers.map(({ job }) => job) });
process.send?.(performance.now() - began);
process.disconnect?.();
