import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { environmentVariables, loadConfig } from '../../backend/src/platform/config.ts';
import { makeSealPem, signingVariables } from '../../backend/src/platform/crypto/seal-key.ts';
import {
  appRole,
  databaseName,
  extensions,
  grants,
  ownerRole,
} from '../../backend/src/platform/embedded-postgres/embedded-database.ts';
import { SERVER_ENVIRONMENT, SERVER_FLAGS, SERVER_PROGRAM } from '../launch/server-program.mjs';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

interface Service {
  readonly image: string;
  readonly environment?: Record<string, string>;
  readonly command?: string[];
  readonly profiles?: string[];
  readonly ports?: string[];
  readonly volumes?: string[];
  readonly depends_on?: Record<string, { condition: string }>;
  readonly deploy?: { replicas: number; resources: { limits: { memory: string } } };
  readonly healthcheck?: { test: string[] };
}

const compose = parse(read('docker-compose.yml')) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, unknown>;
};
const variable = /\$\{(\w+)(?::([-?])([^}]*))?\}/g;

/** Substitutes values as compose does. */
const interpolate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(
    variable,
    (_whole, name: string, kind: string | undefined, word: string) =>
      values[name] ?? (kind === '-' ? word : ''),
  );

describe('docker-compose.yml', () => {
  it('is well-formed and refers only to what it declares', () => {
    const document = parseDocument(read('docker-compose.yml'), { strict: true, uniqueKeys: true });
    expect([...document.errors, ...document.warnings]).toEqual([]);
    expect(Object.keys(compose.services).toSorted()).toEqual([
      'backup',
      'mail',
      'postgres',
      'proxy',
      'server',
    ]);
    for (const { depends_on: needed = {}, volumes = [] } of Object.values(compose.services)) {
      for (const [name, { condition }] of Object.entries(needed)) {
        expect(Object.keys(compose.services)).toContain(name);
        // The server's health check is defined in its image.
        if (condition === 'service_healthy')
          expect(
            compose.services[name]?.healthcheck ??
              (name === 'server' && /^HEALTHCHECK/m.test(read('Dockerfile'))),
          ).toBeTruthy();
      }
      for (const volume of volumes) {
        const source = volume.split(':')[0] ?? '';
        expect(
          source.startsWith('./') ? existsSync(join(root, source)) : source in compose.volumes,
          volume,
        ).toBe(true);
      }
    }
  });

  it('takes every password from the environment, refuses to start without, and its example lists them', () => {
    const secrets = Object.values(compose.services).flatMap(({ environment = {} }) =>
      Object.entries(environment).filter(([name]) => /PASSWORD|SECRET|SIGNING/.test(name)),
    );
    expect(secrets.map(([name]) => name).toSorted()).toEqual([
      'APP_PASSWORD',
      'APP_SECRET',
      'OWNER_PASSWORD',
      'PGPASSWORD',
      'POSTGRES_PASSWORD',
      'S3_SECRET_ACCESS_KEY',
      'SIGNING_CERTIFICATE',
      'SIGNING_KEY',
    ]);
    // Without a bucket, files are kept in a volume, and there is no key to set.
    for (const [name, value] of secrets.filter(([secret]) => secret !== 'S3_SECRET_ACCESS_KEY'))
      expect(value).toMatch(new RegExp(`^\\$\\{${name.replace('PGP', 'POSTGRES_P')}:\\?[^}]+\\}$`));
    const listed = new Set(
      [...read('docker/compose.env.example').matchAll(/^(\w+)=/gm)].map((match) => match[1]),
    );
    for (const [, value] of secrets) expect(listed).toContain(/\w+/.exec(value)?.[0]);
  });

  it('gives the server a configuration that it accepts', async () => {
    const { environment = {}, deploy } = compose.services.server ?? {};
    // What the image and the network decide is not for the operator to set.
    const decided = ['HOST', 'PORT', 'DATA_DIR', 'SEED'];
    expect(Object.keys(environment).toSorted()).toEqual(
      environmentVariables.filter((name) => !decided.includes(name)).toSorted(),
    );
    const values = {
      APP_PASSWORD: 'a1',
      OWNER_PASSWORD: 'o1',
      APP_SECRET: 'aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bC1eF2hG4kJ6nM8qP',
      SMTP_URL: 'smtp://mail:1025?requireTLS=false',
      ...signingVariables(await makeSealPem('Spec', new Date())),
    };
    const config = loadConfig(
      Object.fromEntries(
        Object.entries(environment).map(([name, value]) => [name, interpolate(value, values)]),
      ),
    );
    expect(config).toMatchObject({
      production: true,
      host: '0.0.0.0',
      port: 4000,
      trustProxy: 1,
      seed: 'none',
      smtpUrl: 'smtp://mail:1025?requireTLS=false',
      databaseUrl: `postgres://${appRole}:a1@postgres:5432/${databaseName}`,
      databaseOwnerUrl: `postgres://${ownerRole}:o1@postgres:5432/${databaseName}`,
    });
    expect(deploy?.replicas).toBeGreaterThan(1);
    expect(deploy?.resources.limits.memory).toBe('1g');
  });

  it('catches mails only where it is tried, and copies everything each day', () => {
    expect(compose.services.mail?.profiles).toEqual(['development']);
    const { volumes = [] } = compose.services.backup ?? {};
    expect(volumes).toEqual(['./docker/backup.sh:/backup.sh:ro', 'files:/files:ro', 'backups:/backups']);
    const script = read('docker/backup.sh');
    // The database first: docs/backup.md.
    expect(script.indexOf('pg_dump')).toBeGreaterThan(0);
    expect(script.indexOf('tar --create')).toBeGreaterThan(script.indexOf('pg_dump'));
    // A document that is deleted meanwhile does not cost the copy of the day.
    expect(script).toMatch(/\{ tar [^\n]+ --exclude=\.\/drafts \. \|\| \[ \$\? -eq 1 \]; \}; then/);
  });

  it('publishes nothing beyond this machine unless told to', () => {
    const published = Object.values(compose.services).flatMap(({ ports = [] }) =>
      ports.map((port) => interpolate(port, {})),
    );
    expect(published.length).toBeGreaterThan(0);
    for (const port of published) expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  it('keeps what people typed out of PostgreSQL’s log (L3)', () => {
    expect(compose.services.postgres?.command).toEqual(
      expect.arrayContaining([
        'log_min_messages=log',
        'log_min_error_statement=panic',
        'log_error_verbosity=terse',
        'log_statement=none',
        'log_parameter_max_length=0',
        'log_parameter_max_length_on_error=0',
      ]),
    );
  });
});

describe('docker/https.yml', () => {
  const { services, volumes } = parse(read('docker/https.yml')) as Pick<
    typeof compose,
    'services' | 'volumes'
  >;

  it('adds https to the proxy, and takes its place nowhere else', () => {
    expect(Object.keys(services).toSorted()).toEqual(['proxy', 'server']);
    expect(services.proxy?.ports).toEqual(['80:80', '443:443']);
    expect(Object.keys(volumes)).toEqual(['certificates']);
    const [caddyfile = '', certificates] = services.proxy?.volumes ?? [];
    expect(certificates).toBe('certificates:/data');
    const [source = '', target] = caddyfile.split(':');
    expect(existsSync(join(root, source))).toBe(true);
    expect(compose.services.proxy?.volumes).toContain(`./docker/Caddyfile:${target}:ro`);
  });

  it('demands the name of the site, and gives the server its address', () => {
    const { environment = {} } = services.server ?? {};
    expect(interpolate(environment.PUBLIC_URL ?? '', { SITE: 'homes.example' })).toBe(
      'https://homes.example',
    );
    for (const value of [environment.PUBLIC_URL, services.proxy?.environment?.SITE])
      expect(value).toMatch(/\$\{SITE:\?[^}]+\}$/);
  });

  it('answers the health check of the proxy, which it takes over, within the container alone', () => {
    const checked = new URL(compose.services.proxy?.healthcheck?.test.at(-1) ?? '');
    expect(services.proxy?.healthcheck).toBeUndefined();
    expect(read('docker/Caddyfile.https')).toContain(`\n:${checked.port} {\n\tbind ${checked.hostname}\n`);
  });

  it('leaves protocols and ciphers to Caddy, sends pages to https and refuses the API in the clear', () => {
    const caddyfile = read('docker/Caddyfile.https');
    const proxied = /reverse_proxy \{[\s\S]+?\n\t\}/;
    expect(proxied.exec(caddyfile)?.[0]).toBe(proxied.exec(read('docker/Caddyfile'))?.[0]);
    expect(caddyfile).not.toMatch(/^\s*(tls|protocols|ciphers|trusted_proxies|local_certs)\b/m);
    expect(caddyfile).toContain('auto_https disable_redirects');
    expect(caddyfile).toMatch(
      /http:\/\/\{\$SITE\} \{[\s\S]+method GET HEAD[\s\S]+not path \/api \/api\/\* \/graphql \/graphql\/\*/,
    );
    expect(caddyfile).toMatch(/redir @page https:[^\n]+\n\trespond "[^"]+" 403\n\}/);
  });
});

it('docker/roles.sh gives the two roles what the embedded PostgreSQL gives them', () => {
  const script = read('docker/roles.sh');
  for (const statement of grants) expect(script).toContain(`${statement};`);
  for (const extension of extensions)
    expect(script).toContain(`CREATE EXTENSION IF NOT EXISTS ${extension};`);
  for (const role of [ownerRole, appRole])
    expect(script).toContain(`CREATE ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE`);
  expect(script).toContain(`CREATE DATABASE ${databaseName} OWNER ${ownerRole};`);
});

it('the server’s heap is limited, in the image as with `npm start`', () => {
  expect(SERVER_FLAGS).toContain('--max-old-space-size=512');
});

describe('Dockerfile', () => {
  const stages = read('Dockerfile')
    .replace(/\\\n/g, ' ')
    .split(/^(?=FROM )/m)
    .slice(1);
  const final = stages.at(-1) ?? '';

  it('copies only what the repository has', () => {
    const copied = stages
      .flatMap((stage) => [...stage.matchAll(/^COPY (?!--from)(.+) \S+$/gm)])
      .flatMap((match) => (match[1] ?? '').split(' '));
    expect(copied.length).toBeGreaterThan(5);
    for (const file of copied) expect(existsSync(join(root, file)), file).toBe(true);
  });

  it('ends in an image for an ordinary user, with a health check, without tools, sources, maps and demo (L5)', () => {
    expect(final).toMatch(/^USER (?!root|0)\w+$/m);
    expect(final).toMatch(/^HEALTHCHECK .*\/readyz/m);
    expect(final).toMatch(/^ENV NODE_ENV=production /m);
    for (const [name, value] of Object.entries(SERVER_ENVIRONMENT))
      expect(final).toContain(` ${name}=${value}`);
    expect(final).toContain(
      `\nCMD ${JSON.stringify(['node', ...SERVER_FLAGS, SERVER_PROGRAM]).replaceAll(',', ', ')}\n`,
    );
    expect([...final.matchAll(/^COPY --from=\w+ (\S+)/gm)].map((match) => match[1])).toEqual(
      ['node_modules', 'backend/node_modules', 'backend/package.json', 'backend/dist', 'frontend/dist'].map(
        (file) => `/app/${file}`,
      ),
    );
    expect(stages.find((stage) => stage.includes('AS packages'))).toMatch(
      /npm ci --omit=dev .*--workspace=@hearthline\/backend/,
    );
    expect(stages.find((stage) => stage.includes('AS build'))).toMatch(
      /build\.mjs --force --without-demo && .*-name '\*\.map' -delete/,
    );
  });

  it('is not given secrets, data or foreign packages', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const entry of ['.git', '.data', '.env', '**/node_modules', '**/dist', 'docker'])
      expect(ignored).toContain(entry);
  });
});

it('.ci/run runs npm test and can be started', () => {
  expect(read('.ci/run')).toMatch(/^#!\/usr\/bin\/env bash\nset -euo pipefail\n(.*\n)*npm test\n$/);
  expect(statSync(join(root, '.ci/run')).mode & 0o111).toBe(0o111);
});
