import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** What is added after a text of a file, wherever the text is. */
type Addition = readonly [after: string, text: string];

/** What docs/add-a-field.md says to write by hand, besides the fragment and the titles of the exported file. */
const byHand: Readonly<Record<string, readonly Addition[]>> = {
  'rules/people/contacts/contact-texts.ts': [
    ['export const contactTexts = {', `website: { title: 'Website', max: 200, column: /^website$/ },`],
  ],
  'rules/sale/deals/deal-texts.ts': [
    ['export const dealTexts = {', `referrer: { title: 'Referred by', max: 100 },`],
  ],
  'rules/delivery/projects/project-texts.ts': [
    ['export const projectTexts = {', `permit: { title: 'Permit', max: 80 },`],
  ],
  'backend/src/features/people/contacts/contact.fields.ts': [
    [
      'export const contactFields = {',
      `website: { type: optional(types.text), description: 'Theirs.', input: {}, imported: 'Theirs.', csv: contactTexts.website.title },`,
    ],
  ],
  'backend/src/features/sale/deals/deal.fields.ts': [
    [
      'export const dealFields = {',
      `referrer: { type: optional(types.text), description: 'Who sent them.', input: {}, title: dealTexts.referrer.title, audited: true, csv: dealTexts.referrer.title },`,
    ],
  ],
  'backend/src/features/delivery/projects/project.fields.ts': [
    [
      'export const projectFields = {',
      `permit: { type: optional(types.text), description: 'Its number.', input: {}, csv: projectTexts.permit.title },`,
    ],
  ],
  'rules/people/locations/location-rules.ts': [
    ['export const locationForm = z\n  .object({', 'directions: z.string().nullable(),'],
  ],
  'backend/src/features/people/locations/location.fields.ts': [
    [
      'export const locationFields = {',
      `directions: { type: optional(types.text), description: 'How to get there.', input: {} },`,
    ],
  ],
  'rules/people/campaigns/campaign-rules.ts': [
    ['const draft = campaignContent.extend({', 'purpose: z.string().nullable(),'],
  ],
  'backend/src/features/people/campaigns/campaign.fields.ts': [
    [
      'export const campaignFields = {',
      `purpose: { type: optional(types.text), description: 'What it is for.', input: {} },`,
    ],
  ],
  'rules/homes/prices/price-item.ts': [
    ['export const newPriceItem = z\n  .object({', 'supplier: z.string().nullable(),'],
  ],
  'backend/src/features/homes/prices/price-item.fields.ts': [
    [
      'export const priceItemFields = {',
      `supplier: { type: optional(types.text), description: 'Who asks it.', input: {} },`,
    ],
  ],
  'rules/sale/appointments/appointment-texts.ts': [
    ['export const appointmentTexts = {', `gate: { title: 'Gate', max: 80 },`],
  ],
  'backend/src/features/sale/appointments/appointment.fields.ts': [
    [
      'export const appointmentFields = {',
      `gate: { type: optional(types.text), description: 'How to get in.', input: {} },`,
    ],
  ],
  'rules/homes/designs/design-content.ts': [
    ['export const designContent = z.strictObject(\n  {', 'wish: z.string().nullable(),'],
  ],
  'backend/src/features/homes/designs/design.fields.ts': [
    [
      'export const designFields = {',
      `wish: { type: optional(types.text), column: 'computed', description: 'In words.', input: {} },`,
    ],
  ],
};

/** What `npm run codegen` then writes of it, of the migrated tables and of the fragments. */
const generated: Readonly<Record<string, readonly Addition[]>> = {
  'backend/src/platform/db/tables.ts': [
    ['interface AppointmentsTable {', 'gate: Nullable<string>;'],
    ['interface ContactsTable {', 'website: Nullable<string>;'],
    ['interface DealsTable {', 'referrer: Nullable<string>;'],
    ['interface ProjectsTable {', 'permit: Nullable<string>;'],
    ['interface LocationsTable {', 'directions: Nullable<string>;'],
    ['interface CampaignsTable {', 'purpose: Nullable<string>;'],
    ['interface PriceItemsTable {', 'supplier: Nullable<string>;'],
  ],
  'frontend/src/gql/types.ts': [
    ['consentSource: string | null,', ' website: string | null,'],
    ['designVersion: number | null, source: string | null,', ' referrer: string | null,'],
    ['consentSource?: string | null | undefined;', ' website?: string | null | undefined;'],
    ['probabilityPercent?: number | null | undefined;', ' referrer?: string | null | undefined;'],
    [`  | 'consentSource'`, ` | 'website'`],
    ['propertyType: string | null,', ' permit: string | null,'],
    ['propertyType?: string | null | undefined;', ' permit?: string | null | undefined;'],
    ['zip: string, phone: string | null,', ' directions: string | null,'],
    ['export type LocationInput = {', ' directions?: string | null | undefined;'],
    ['export type UpdateLocationInput = {', ' directions?: string | null | undefined;'],
    ['subject: string, state: CampaignState,', ' purpose: string | null,'],
    ['export type CreateCampaignInput = {', ' purpose?: string | null | undefined;'],
    ['export type UpdateCampaignInput = {', ' purpose?: string | null | undefined;'],
    ['taxable: boolean, costCents: number | null,', ' supplier: string | null,'],
    ['export type PriceItemInput = {', ' supplier?: string | null | undefined;'],
    [
      'customerName: string, customerEmail: string, customerPhone: string, message: string | null,',
      ' gate: string | null,',
    ],
  ],
};

/** Files that put together a whole record, by what they name. */
const whole =
  /\b(locationForm|LocationForm|LocationRowFragment|newCampaign|changedCampaign|CampaignRow|OpenCampaignFragment|[nN]ewPriceItem|PriceRowFragment|contactFields|ContactRow|KnownContact|RowValues|[nN]ewContact|writtenFields|eachText|dealFields|DealView|[nN]ewDeal|eachDealText|projectFields|appointmentFields|AppointmentFactsFragment|BookingValues|[nN]ewAppointment|designFields|[dD]esignContent|ProjectValues|newProject|ProjectFormFields|eachProjectText)\b/;
const handling = globSync('{backend,frontend}/src/{features,seed,testing}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.spec.'))
  .map((file) => join(root, file))
  .filter((file) => whole.test(readFileSync(file, 'utf8')));

const added = (file: string, additions: readonly Addition[]): string =>
  additions.reduce(
    (text, [after, more]) => {
      expect(text, `${file} no longer has the text after which a field is added`).toContain(after);
      return text.replaceAll(after, after + more);
    },
    readFileSync(join(root, file), 'utf8'),
  );

const { options } = ts.getParsedCommandLineOfConfigFile(
  join(root, 'frontend/tsconfig.json'),
  // Server and client are read as one program: most of what they import is the same.
  { strictPropertyInitialization: false, noUnusedLocals: false },
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
)!;
const sources = new Map<string, ts.SourceFile | undefined>();

/** What the compiler says of files, by file, with other files changed in memory. */
const problems = (
  files: readonly string[],
  changes: Readonly<Record<string, readonly Addition[]>>,
): Record<string, string> => {
  const changed = new Map(
    Object.entries(changes).map(([file, additions]) => [join(root, file), added(file, additions)]),
  );
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, languageVersion) => {
    const text = changed.get(file);
    if (text !== undefined) return ts.createSourceFile(file, text, languageVersion);
    if (!sources.has(file)) sources.set(file, read(file, languageVersion));
    return sources.get(file);
  };
  const program = ts.createProgram(files, options, host);
  return Object.fromEntries(
    files.flatMap((file) => {
      const found = program.getSemanticDiagnostics(program.getSourceFile(file));
      const text = found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
      return text.length > 0 ? [[file.slice(root.length + 1), text.join('\n')] as const] : [];
    }),
  );
};

it('a column that the list of fields lacks is named by the compiler', () => {
  const lists = Object.keys(byHand).filter((file) => file.endsWith('.fields.ts'));
  const found = problems(
    lists.map((file) => join(root, file)),
    { 'backend/src/platform/db/tables.ts': generated['backend/src/platform/db/tables.ts'] ?? [] },
  );
  expect(found[lists[0] ?? '']).toContain(`Property 'website' is missing`);
  expect(found[lists[1] ?? '']).toContain(`Property 'referrer' is missing`);
  expect(found[lists[2] ?? '']).toContain(`Property 'permit' is missing`);
  expect(found[lists[3] ?? '']).toContain(`Property 'directions' is missing`);
}, 120_000);

it('fields of eight records cost the files of docs/add-a-field.md alone', () => {
  expect(handling.length).toBeGreaterThan(50);
  expect(problems(handling, { ...byHand, ...generated })).toEqual({});
}, 120_000);
