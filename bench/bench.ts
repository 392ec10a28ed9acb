// npm run bench: the contact list (run.ts), or with `plans` the generator of plans (plans.ts).
await (process.argv[2] === 'plans' ? import('./plans.ts') : import('./run.ts'));
