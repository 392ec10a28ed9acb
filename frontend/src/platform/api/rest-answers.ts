/** What the REST API answers, by method and path. Generated from its own description by `npm run codegen`. */

export interface RestAnswers {
  readonly 'GET /api/appointments/days': BookingDays;
  readonly 'GET /api/appointments/formats': { readonly formats: readonly AppointmentFormat[] };
  readonly 'GET /api/appointments/slots': { readonly slots: readonly AppointmentSlot[] };
  readonly 'GET /api/auth/identity': {
    readonly methods: readonly ('password' | 'authenticator' | 'passkey' | 'recovery_code')[];
    readonly passkey: Readonly<Record<string, unknown>> | null;
  };
  readonly 'GET /api/auth/me': User;
  readonly 'GET /api/designs/{code}': {
    readonly id: string;
    readonly code: string;
    readonly version: number;
    readonly name: string | null;
    readonly roof: 'gable' | 'hip' | 'shed' | 'mansard' | 'gambrel' | 'flat' | 'butterfly' | 'saltbox' | null;
    readonly siding:
      | 'vinyl'
      | 'fiber-cement'
      | 'wood'
      | 'brick'
      | 'stone'
      | 'stucco'
      | 'metal'
      | 'composite'
      | null;
    readonly options: readonly string[];
    readonly site: DesignSite | null;
    readonly loan: DesignLoan | null;
    readonly claims: readonly string[];
    readonly shared: boolean;
    readonly claimed: boolean;
    readonly viewerCanEdit: boolean;
    readonly aboutCents: number | null;
    readonly frozenAt: string | null;
    readonly createdAt: string;
    readonly updatedAt: string;
    readonly home: DesignHome | null;
  };
  readonly 'GET /api/floor-plans/search': readonly {
    readonly id: string;
    readonly name: string;
    readonly bedrooms: number;
    readonly bathrooms: number;
    readonly footprint: string;
    readonly modelType: string;
    readonly squareFootage: number;
    readonly description: string;
    readonly imageUrl: string;
  }[];
  readonly 'GET /api/homes': { readonly homes: readonly Home[] };
  readonly 'GET /api/homes/{slug}': {
    readonly id: string;
    readonly version: number;
    readonly createdAt: string;
    readonly slug: string;
    readonly name: string;
    readonly modelType: string;
    readonly footprint: string;
    readonly bedrooms: number;
    readonly bathrooms: number;
    readonly fullBaths: number | null;
    readonly threeQuarterBaths: number | null;
    readonly halfBaths: number | null;
    readonly squareFootage: number;
    readonly description: string;
    readonly featured: boolean;
    readonly checked: boolean;
    readonly planCode: string | null;
    readonly updatedAt: string;
    readonly hasPlan: boolean;
    readonly pictures: readonly HomePicture[];
    readonly imageUrl: string;
    readonly planUrl: string | null;
    readonly price: HomePrice | null;
    readonly plan: Readonly<Record<string, unknown>> | null;
  };
  readonly 'GET /api/legal/{key}': LegalText;
  readonly 'GET /api/loans': { readonly loans: readonly LoanKind[] };
  readonly 'GET /api/locations': { readonly locations: readonly Location[] };
  readonly 'GET /api/options': { readonly groups: readonly OptionGroup[] };
  readonly 'POST /api/auth/login': {
    readonly success: boolean;
    readonly message: string;
    readonly requiresEmailVerification: boolean;
    readonly accessToken: string;
    readonly user: User;
  };
  readonly 'POST /api/auth/passkey/start': { readonly passkey: Readonly<Record<string, unknown>> };
  readonly 'POST /api/auth/refresh': { readonly accessToken: string };
  readonly 'POST /api/auth/signup': { readonly success: boolean; readonly message: string };
  readonly 'POST /api/contact-imports': ContactImport;
  readonly 'POST /api/designs': {
    readonly id: string;
    readonly code: string;
    readonly version: number;
    readonly name: string | null;
    readonly roof: 'gable' | 'hip' | 'shed' | 'mansard' | 'gambrel' | 'flat' | 'butterfly' | 'saltbox' | null;
    readonly siding:
      | 'vinyl'
      | 'fiber-cement'
      | 'wood'
      | 'brick'
      | 'stone'
      | 'stucco'
      | 'metal'
      | 'composite'
      | null;
    readonly options: readonly string[];
    readonly site: DesignSite | null;
    readonly loan: DesignLoan | null;
    readonly claims: readonly string[];
    readonly shared: boolean;
    readonly claimed: boolean;
    readonly viewerCanEdit: boolean;
    readonly aboutCents: number | null;
    readonly frozenAt: string | null;
    readonly createdAt: string;
    readonly updatedAt: string;
    readonly home: DesignHome | null;
    readonly editKey: string;
  };
  readonly 'POST /api/finance/payments': { readonly payments: readonly LoanPayment[] };
  readonly 'POST /api/floor-plans/check': {
    readonly findings: readonly {
      readonly rule: string;
      readonly level: 'error' | 'warning';
      readonly cite: string;
      readonly at: { readonly room?: string; readonly item?: string };
      readonly measured: string | number;
      readonly required: string | number;
      readonly message: string;
    }[];
  };
  readonly 'POST /api/homes/import': {
    readonly created: number;
    readonly updated: number;
    readonly problems: readonly { readonly row: number; readonly message: string }[];
  };
  readonly 'POST /api/prices/import': {
    readonly created: number;
    readonly ended: number;
    readonly unchanged: number;
    readonly problems: readonly { readonly row: number; readonly message: string }[];
  };
  readonly 'POST /api/projects/{id}/documents': { readonly documents: readonly Document[] };
}

export interface AppointmentFormat {
  readonly id: string;
  readonly name: string;
  readonly medium: AppointmentMedium;
  readonly minutes: number;
  readonly noticeHours: number;
  readonly place: string;
}

export type AppointmentMedium = 'phone' | 'video' | 'visit';

export interface AppointmentSlot {
  readonly time: string;
  readonly available: boolean;
  readonly remaining: number;
  readonly startsAt: string;
  readonly past: boolean;
  readonly obstacle: AppointmentSlotObstacle | null;
}

export type AppointmentSlotObstacle = 'past' | 'tooSoon' | 'tooLate' | 'closed' | 'taken';

export interface BookingDays {
  readonly firstDate: string;
  readonly lastDate: string;
  readonly closedDates: readonly string[];
  readonly timeZone: string;
}

export type Choose = 'one' | 'many';

export interface ContactImport {
  readonly id: string;
  readonly createdAt: string;
  readonly fileName: string;
  readonly state: ContactImportState;
  readonly rows: number;
  readonly columns: readonly string[];
  readonly mapping: readonly ContactImportField[];
  readonly options: ContactImportOptions;
  readonly counts: ContactImportCounts;
  readonly done: number;
  readonly toDo: number;
  readonly sample: readonly (readonly string[])[];
}

export interface ContactImportCounts {
  readonly new: number;
  readonly update: number;
  readonly unchanged: number;
  readonly repeat: number;
  readonly skip: number;
  readonly error: number;
  readonly incomplete: number;
  readonly created: number;
  readonly updated: number;
  readonly removed: number;
  readonly restored: number;
  readonly kept: number;
}

export interface ContactImportDecision {
  readonly field: ContactImportWordField;
  readonly word: string;
  readonly value: string;
}

export type ContactImportDuplicates = 'update' | 'merge' | 'skip';

export type ContactImportField =
  | 'skip'
  | 'firstName'
  | 'lastName'
  | 'fullName'
  | 'email'
  | 'phone'
  | 'company'
  | 'address'
  | 'status'
  | 'source'
  | 'owner'
  | 'tags'
  | 'notes'
  | 'createdAt'
  | 'consent'
  | 'consentAt'
  | 'consentSource';

export type ContactImportNames = 'guess' | 'lastWord' | 'firstWord';

export interface ContactImportOptions {
  readonly duplicates: ContactImportDuplicates;
  readonly names: ContactImportNames;
  readonly splits: readonly ContactImportSplit[];
  readonly words: readonly ContactImportDecision[];
}

export interface ContactImportSplit {
  readonly name: string;
  readonly firstWords: number;
}

export type ContactImportState =
  | 'uploaded'
  | 'checking'
  | 'checked'
  | 'importing'
  | 'imported'
  | 'reverting'
  | 'reverted';

export type ContactImportWordField = 'status' | 'source' | 'owner' | 'consent';

export interface DayHours {
  readonly day: number;
  readonly opens: string;
  readonly closes: string;
}

export interface DesignHome {
  readonly slug: string | null;
  readonly planCode: string | null;
  readonly plan: Readonly<Record<string, unknown>> | null;
  readonly name: string;
  readonly offered: boolean;
  readonly modelType: string | null;
  readonly footprint: string | null;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly squareFootage: number | null;
}

export interface DesignLoan {
  readonly kind: LoanKindKey | null;
  readonly downPercent: number | null;
  readonly ratePercent: number | null;
  readonly years: number | null;
  readonly taxPercent: number | null;
  readonly insuranceCents: number | null;
  readonly rentCents: number | null;
}

export interface DesignSite {
  readonly land: Land | null;
  readonly address: string | null;
  readonly county: string | null;
  readonly zip: string | null;
  readonly miles: number | null;
  readonly sewer: Sewer | null;
  readonly water: Water | null;
}

export interface Document {
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
  readonly uploadedAt: string;
  readonly uploadedByName: string | null;
  readonly state: DocumentState;
  readonly note: string | null;
  readonly id: string;
  readonly project: DocumentProject;
  readonly name: string;
  readonly type: DocumentType;
  readonly versionCount: number;
  readonly versions: readonly DocumentVersionType[];
  readonly version: number;
  readonly reviewUndoMs: number | null;
  readonly passage: readonly PassagePart[] | null;
  readonly viewerCanReplace: boolean;
  readonly viewerCanDelete: boolean;
}

export interface DocumentProject {
  readonly id: string;
  readonly name: string;
}

export type DocumentState = 'waiting' | 'approved' | 'rejected';

export type DocumentType = 'contract' | 'plans' | 'permit' | 'invoice' | 'photo' | 'other';

export interface DocumentVersionType {
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
  readonly uploadedAt: string;
  readonly uploadedByName: string | null;
  readonly state: DocumentState;
  readonly note: string | null;
  readonly number: number;
  readonly reviewedAt: string | null;
}

export interface Home {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly slug: string;
  readonly name: string;
  readonly modelType: string;
  readonly footprint: string;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly fullBaths: number | null;
  readonly threeQuarterBaths: number | null;
  readonly halfBaths: number | null;
  readonly squareFootage: number;
  readonly description: string;
  readonly featured: boolean;
  readonly checked: boolean;
  readonly planCode: string | null;
  readonly updatedAt: string;
  readonly hasPlan: boolean;
  readonly pictures: readonly HomePicture[];
  readonly imageUrl: string;
  readonly planUrl: string | null;
  readonly price: HomePrice | null;
}

export interface HomePicture {
  readonly id: string;
  readonly url: string;
  readonly alt: string;
}

export interface HomePrice {
  readonly baseCents: number;
  readonly aboutCents: number;
  readonly aboutMonthlyCents: number | null;
  readonly aprPercent: number | null;
}

export type Land = 'own' | 'leased' | 'looking';

export type LegalKey = 'privacy' | 'terms';

export interface LegalText {
  readonly key: LegalKey;
  readonly body: string;
  readonly sample: boolean;
  readonly updatedOn: string | null;
  readonly version: number;
}

export interface LoanKind {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly key: LoanKindKey;
  readonly label: string;
  readonly downPercent: number;
  readonly ratePercent: number;
  readonly years: number;
  readonly upfrontFeePercent: number;
  readonly annualFeePercent: number;
  readonly originationPercent: number;
  readonly prepaidCents: number;
  readonly startsOn: string;
  readonly endsOn: string | null;
  readonly source: string | null;
  readonly sourceOn: string | null;
}

export type LoanKindKey = 'fha' | 'va' | 'usda' | 'conventional' | 'chattel' | 'cash';

export interface LoanPayment {
  readonly kind: string;
  readonly label: string;
  readonly priceCents: number;
  readonly downCents: number;
  readonly downPercent: number;
  readonly ratePercent: number;
  readonly aprPercent: number;
  readonly years: number;
  readonly payments: number;
  readonly paymentCents: number;
  readonly feeCents: number;
  readonly amountFinancedCents: number;
  readonly financeChargeCents: number;
  readonly totalOfPaymentsCents: number;
  readonly taxCents: number;
  readonly insuranceCents: number;
  readonly rentCents: number;
  readonly monthlyCents: number;
}

export interface Location {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string | null;
  readonly hours: readonly DayHours[];
  readonly hoursText: readonly string[];
  readonly opening: LocationOpening;
  readonly homes: readonly LocationHome[];
  readonly miles: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly point: LocationPoint | null;
  readonly position: number;
  readonly sample: boolean;
  readonly version: number;
}

export interface LocationHome {
  readonly slug: string;
  readonly name: string;
}

export interface LocationOpening {
  readonly open: boolean;
  readonly text: string;
  readonly changesAt: string | null;
}

export interface LocationPoint {
  readonly latitude: number;
  readonly longitude: number;
}

export interface OptionChoice {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  readonly standard: boolean;
  readonly excludes: readonly string[];
  readonly unit: PriceUnit | null;
  readonly lowCents: number | null;
  readonly highCents: number | null;
}

export interface OptionGroup {
  readonly id: string;
  readonly createdAt: string;
  readonly version: number;
  readonly key: string;
  readonly label: string;
  readonly choose: Choose;
  readonly choices: readonly OptionChoice[];
}

export interface PassagePart {
  readonly text: string;
  readonly isMatch: boolean;
}

export type PriceUnit = 'each' | 'section' | 'joint' | 'square_foot' | 'mile' | 'percent';

export interface Refusal {
  readonly message: string;
  readonly code:
    | 'BAD_INPUT'
    | 'UNAUTHENTICATED'
    | 'INVALID_CREDENTIALS'
    | 'SECOND_FACTOR_REQUIRED'
    | 'FORBIDDEN'
    | 'EMAIL_NOT_VERIFIED'
    | 'MUST_CHANGE_PASSWORD'
    | 'SECOND_FACTOR_MISSING'
    | 'PROOF_REQUIRED'
    | 'NOT_FOUND'
    | 'METHOD_NOT_ALLOWED'
    | 'CONFLICT'
    | 'IN_PROGRESS'
    | 'SLOT_TAKEN'
    | 'LAST_ADMIN'
    | 'LINK_INVALID'
    | 'LINK_EXPIRED'
    | 'LINK_USED'
    | 'CHALLENGE_EXPIRED'
    | 'PAYLOAD_TOO_LARGE'
    | 'UNSUPPORTED_MEDIA_TYPE'
    | 'KEY_REUSED'
    | 'TOO_MANY_REQUESTS'
    | 'STORED'
    | 'INTERNAL'
    | 'STORAGE_FULL'
    | 'UNAVAILABLE';
  readonly requestId?: string;
  readonly fieldErrors?: Readonly<Record<string, string>>;
}

export type Role = 'admin' | 'customer' | 'contractor' | 'factory' | 'devops' | 'agent' | 'investor';

export type Sewer = 'public' | 'septic';

export interface User {
  readonly id: string;
  readonly createdAt: string;
  readonly name: string;
  readonly email: string;
  readonly username: string | null;
  readonly phone: string | null;
  readonly role: Role;
  readonly isEmailVerified: boolean;
  readonly mustChangePassword: boolean;
  readonly mustAddSecondFactor: boolean;
}

export type Water = 'public' | 'well';
