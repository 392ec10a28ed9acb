// npm run bench: the contact list (run.ts), or with `plans` the generator of plans (plans.ts).
if (process.argv[2] === 'plans') await import('./plans.ts');
else await import('./run.ts');

// A module, so that it may wait at its top.
export {};
