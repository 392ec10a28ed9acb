// zod tries `new Function` to compile schemas, which the site's content security policy forbids and reports. Its
// documented switch, `z.config({ jitless: true })`, would add 4 kB of zod to the first screen, so its store is filled here.
const scope = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
scope.__zod_globalConfig = { ...scope.__zod_globalConfig, jitless: true };

export {};
