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
  readonly 'GET /api/content': { readonly content: readonly ContentItem[] };
  readonly 'GET /api/designs/{code}': {
    readonly aboutCents: number | null;
    readonly claimed: boolean;
    readonly claims: readonly string[];
    readonly code: string;
    readonly createdAt: string;
    readonly frozenAt: string | null;
    readonly home: DesignHome | null;
    readonly id: string;
    readonly loan: DesignLoan | null;
    readonly name: string | null;
    readonly options: readonly string[];
    readonly roof: 'gable' | 'hip' | 'shed' | 'mansard' | 'gambrel' | 'flat' | 'butterfly' | 'saltbox' | null;
    readonly shared: boolean;
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
    readonly site: DesignSite | null;
    readonly updatedAt: string;
    readonly version: number;
    readonly viewerCanEdit: boolean;
  };
  readonly 'GET /api/designs/{code}/price': DesignPrice;
  readonly 'GET /api/floor-plans/search': readonly {
    readonly bathrooms: number;
    readonly bedrooms: number;
    readonly description: string;
    readonly footprint: string;
    readonly id: string;
    readonly imageUrl: string;
    readonly modelType: string;
    readonly name: string;
    readonly squareFootage: number;
  }[];
  readonly 'GET /api/homes': {
    readonly homes: readonly {
      readonly bathrooms: number;
      readonly bedrooms: number;
      readonly checked: boolean;
      readonly createdAt: string;
      readonly description: string;
      readonly featured: boolean;
      readonly footprint: string;
      readonly fullBaths: number | null;
      readonly halfBaths: number | null;
      readonly hasPlan: boolean;
      readonly id: string;
      readonly imageUrl: string;
      readonly look: Look | null;
      readonly modelType: string;
      readonly name: string;
      readonly pictures: readonly HomePicture[];
      readonly planCode: string | null;
      readonly planUrl: string | null;
      readonly price: HomePrice | null;
      readonly slug: string;
      readonly squareFootage: number;
      readonly street: string | null;
      readonly threeQuarterBaths: number | null;
      readonly travel: string | null;
      readonly updatedAt: string;
      readonly version: number;
    }[];
  };
  readonly 'GET /api/homes/{slug}': {
    readonly bathrooms: number;
    readonly bedrooms: number;
    readonly checked: boolean;
    readonly createdAt: string;
    readonly description: string;
    readonly equipment: readonly EquipmentItem[];
    readonly featured: boolean;
    readonly footprint: string;
    readonly fullBaths: number | null;
    readonly halfBaths: number | null;
    readonly hasPlan: boolean;
    readonly id: string;
    readonly imageUrl: string;
    readonly look: Look | null;
    readonly modelType: string;
    readonly name: string;
    readonly pictures: readonly HomePicture[];
    readonly plan: Readonly<Record<string, unknown>> | null;
    readonly planCode: string | null;
    readonly planUrl: string | null;
    readonly price: HomePrice | null;
    readonly slug: string;
    readonly squareFootage: number;
    readonly street: string | null;
    readonly threeQuarterBaths: number | null;
    readonly travel: string | null;
    readonly updatedAt: string;
    readonly version: number;
  };
  readonly 'GET /api/legal/{key}': LegalText;
  readonly 'GET /api/loans': { readonly loans: readonly LoanKind[] };
  readonly 'GET /api/locations': { readonly locations: readonly Location[] };
  readonly 'GET /api/options': { readonly groups: readonly OptionGroup[] };
  readonly 'GET /api/places/{zip}': Place;
  readonly 'PATCH /api/designs/{code}': {
    readonly aboutCents: number | null;
    readonly claimed: boolean;
    readonly claims: readonly string[];
    readonly code: string;
    readonly createdAt: string;
    readonly frozenAt: string | null;
    readonly home: DesignHome | null;
    readonly id: string;
    readonly loan: DesignLoan | null;
    readonly name: string | null;
    readonly options: readonly string[];
    readonly roof: 'gable' | 'hip' | 'shed' | 'mansard' | 'gambrel' | 'flat' | 'butterfly' | 'saltbox' | null;
    readonly shared: boolean;
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
    readonly site: DesignSite | null;
    readonly updatedAt: string;
    readonly version: number;
    readonly viewerCanEdit: boolean;
  };
  readonly 'POST /api/auth/identity': { readonly message: string };
  readonly 'POST /api/auth/login': {
    readonly accessToken: string;
    readonly message: string;
    readonly requiresEmailVerification: boolean;
    readonly success: boolean;
    readonly user: User;
  };
  readonly 'POST /api/auth/login/second-factor': {
    readonly accessToken: string;
    readonly message: string;
    readonly requiresEmailVerification: boolean;
    readonly success: boolean;
    readonly user: User;
  };
  readonly 'POST /api/auth/passkey': {
    readonly accessToken: string;
    readonly message: string;
    readonly requiresEmailVerification: boolean;
    readonly success: boolean;
    readonly user: User;
  };
  readonly 'POST /api/auth/passkey/start': { readonly passkey: Readonly<Record<string, unknown>> };
  readonly 'POST /api/auth/refresh': { readonly accessToken: string };
  readonly 'POST /api/auth/signup': { readonly message: string; readonly success: boolean };
  readonly 'POST /api/contact-imports': ContactImport;
  readonly 'POST /api/designs': {
    readonly aboutCents: number | null;
    readonly claimed: boolean;
    readonly claims: readonly string[];
    readonly code: string;
    readonly createdAt: string;
    readonly editKey: string;
    readonly frozenAt: string | null;
    readonly home: DesignHome | null;
    readonly id: string;
    readonly loan: DesignLoan | null;
    readonly name: string | null;
    readonly options: readonly string[];
    readonly roof: 'gable' | 'hip' | 'shed' | 'mansard' | 'gambrel' | 'flat' | 'butterfly' | 'saltbox' | null;
    readonly shared: boolean;
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
    readonly site: DesignSite | null;
    readonly updatedAt: string;
    readonly version: number;
    readonly viewerCanEdit: boolean;
  };
  readonly 'POST /api/designs/{code}/claim': {
    readonly aboutCents: number | null;
    readonly claimed: boolean;
    readonly claims: readonly string[];
    readonly code: string;
    readonly createdAt: string;
    readonly frozenAt: string | null;
    readonly home: DesignHome | null;
    readonly id: string;
    readonly loan: DesignLoan | null;
    readonly name: string | null;
    readonly options: readonly string[];
    readonly roof: 'gable' | 'hip' | 'shed' | 'mansard' | 'gambrel' | 'flat' | 'butterfly' | 'saltbox' | null;
    readonly shared: boolean;
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
    readonly site: DesignSite | null;
    readonly updatedAt: string;
    readonly version: number;
    readonly viewerCanEdit: boolean;
  };
  readonly 'POST /api/designs/{code}/copies': {
    readonly aboutCents: number | null;
    readonly claimed: boolean;
    readonly claims: readonly string[];
    readonly code: string;
    readonly createdAt: string;
    readonly editKey: string;
    readonly frozenAt: string | null;
    readonly home: DesignHome | null;
    readonly id: string;
    readonly loan: DesignLoan | null;
    readonly name: string | null;
    readonly options: readonly string[];
    readonly roof: 'gable' | 'hip' | 'shed' | 'mansard' | 'gambrel' | 'flat' | 'butterfly' | 'saltbox' | null;
    readonly shared: boolean;
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
    readonly site: DesignSite | null;
    readonly updatedAt: string;
    readonly version: number;
    readonly viewerCanEdit: boolean;
  };
  readonly 'POST /api/floor-plans/changes': {
    readonly code: string;
    readonly findings: readonly {
      readonly at: { readonly item?: string; readonly room?: string };
      readonly cite: string;
      readonly level: 'error' | 'warning' | 'practice';
      readonly measured: string | number;
      readonly message: string;
      readonly required: string | number;
      readonly rule: string;
    }[];
    readonly plan: Readonly<Record<string, unknown>>;
    readonly price: Readonly<Record<string, unknown>> | null;
  };
  readonly 'POST /api/floor-plans/check': {
    readonly findings: readonly {
      readonly at: { readonly item?: string; readonly room?: string };
      readonly cite: string;
      readonly level: 'error' | 'warning' | 'practice';
      readonly measured: string | number;
      readonly message: string;
      readonly required: string | number;
      readonly rule: string;
    }[];
  };
  readonly 'POST /api/homes/import': {
    readonly created: number;
    readonly problems: readonly { readonly message: string; readonly row: number }[];
    readonly updated: number;
  };
  readonly 'POST /api/prices': { readonly prices: readonly DesignPrice[] };
  readonly 'POST /api/prices/import': {
    readonly created: number;
    readonly ended: number;
    readonly problems: readonly { readonly message: string; readonly row: number }[];
    readonly unchanged: number;
  };
  readonly 'POST /api/projects/{id}/documents': { readonly documents: readonly Document[] };
}

export interface AppointmentFormat {
  readonly id: string;
  readonly medium: AppointmentMedium;
  readonly minutes: number;
  readonly name: string;
  readonly noticeHours: number;
  readonly place: string;
}

export type AppointmentMedium = 'phone' | 'video' | 'visit';

export interface AppointmentSlot {
  readonly available: boolean;
  readonly obstacle: AppointmentSlotObstacle | null;
  readonly past: boolean;
  readonly remaining: number;
  readonly startsAt: string;
  readonly time: string;
}

export type AppointmentSlotObstacle = 'past' | 'tooSoon' | 'tooLate' | 'closed' | 'taken';

export interface BookingDays {
  readonly closedDates: readonly string[];
  readonly firstDate: string;
  readonly lastDate: string;
  readonly timeZone: string;
}

export type Choose = 'one' | 'many';

export interface ContactImport {
  readonly columns: readonly string[];
  readonly counts: ContactImportCounts;
  readonly createdAt: string;
  readonly done: number;
  readonly fileName: string;
  readonly id: string;
  readonly mapping: readonly ContactImportField[];
  readonly options: ContactImportOptions;
  readonly rows: number;
  readonly sample: readonly (readonly string[])[];
  readonly state: ContactImportState;
  readonly toDo: number;
}

export interface ContactImportCounts {
  readonly created: number;
  readonly error: number;
  readonly incomplete: number;
  readonly kept: number;
  readonly new: number;
  readonly removed: number;
  readonly repeat: number;
  readonly restored: number;
  readonly skip: number;
  readonly unchanged: number;
  readonly update: number;
  readonly updated: number;
}

export interface ContactImportDecision {
  readonly field: ContactImportWordField;
  readonly value: string;
  readonly word: string;
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
  readonly firstWords: number;
  readonly name: string;
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

export interface ContentItem {
  readonly endsOn: string | null;
  readonly figures: Readonly<Record<string, unknown>>;
  readonly kind: ContentKind;
  readonly pictureUrl: string | null;
  readonly sample: boolean;
  readonly slug: string;
  readonly startsOn: string | null;
  readonly terms: string;
  readonly text: string;
  readonly title: string;
  readonly topic: string | null;
}

export type ContentKind =
  | 'promotion'
  | 'program'
  | 'financing'
  | 'example_price'
  | 'company_fact'
  | 'testimonial'
  | 'team_member';

export interface DayHours {
  readonly closes: string;
  readonly day: number;
  readonly opens: string;
}

export interface DesignHome {
  readonly bathrooms: number | null;
  readonly bedrooms: number | null;
  readonly footprint: string | null;
  readonly look: Look | null;
  readonly modelType: string | null;
  readonly name: string;
  readonly offered: boolean;
  readonly plan: Readonly<Record<string, unknown>> | null;
  readonly planCode: string | null;
  readonly quotedPlan: string | null;
  readonly slug: string | null;
  readonly squareFootage: number | null;
  readonly street: string | null;
}

export interface DesignLoan {
  readonly downPercent: number | null;
  readonly insuranceCents: number | null;
  readonly kind: LoanKindKey | null;
  readonly ratePercent: number | null;
  readonly rentCents: number | null;
  readonly taxPercent: number | null;
  readonly years: number | null;
}

export interface DesignPrice {
  readonly aboutCents: number;
  readonly assumptions: readonly string[];
  readonly code: string | null;
  readonly conflicts: readonly string[];
  readonly currency: string;
  readonly delivered: boolean;
  readonly lines: readonly PriceLine[];
  readonly on: string;
  readonly payments: readonly LoanPayment[];
  readonly place: Place | null;
  readonly totalHighCents: number;
  readonly totalLowCents: number;
  readonly version: number | null;
}

export interface DesignSite {
  readonly address: string | null;
  readonly county: string | null;
  readonly land: Land | null;
  readonly miles: number | null;
  readonly sewer: Sewer | null;
  readonly water: Water | null;
  readonly zip: string | null;
}

export interface Document {
  readonly contentType: string;
  readonly fileName: string;
  readonly id: string;
  readonly name: string;
  readonly note: string | null;
  readonly passage: readonly PassagePart[] | null;
  readonly project: DocumentProject;
  readonly reviewUndoMs: number | null;
  readonly size: number;
  readonly state: DocumentState;
  readonly type: DocumentType;
  readonly uploadedAt: string;
  readonly uploadedByName: string | null;
  readonly version: number;
  readonly versionCount: number;
  readonly versions: readonly DocumentVersionType[];
  readonly viewerCanDelete: boolean;
  readonly viewerCanReplace: boolean;
}

export interface DocumentProject {
  readonly id: string;
  readonly name: string;
}

export type DocumentState = 'waiting' | 'approved' | 'rejected';

export type DocumentType = 'contract' | 'plans' | 'permit' | 'invoice' | 'photo' | 'other';

export interface DocumentVersionType {
  readonly contentType: string;
  readonly fileName: string;
  readonly note: string | null;
  readonly number: number;
  readonly reviewedAt: string | null;
  readonly size: number;
  readonly state: DocumentState;
  readonly uploadedAt: string;
  readonly uploadedByName: string | null;
}

export interface EquipmentItem {
  readonly group: string;
  readonly label: string;
  readonly text: string;
}

export interface HomePicture {
  readonly alt: string;
  readonly id: string;
  readonly url: string;
}

export interface HomePrice {
  readonly aboutCents: number;
  readonly aboutMonthlyCents: number | null;
  readonly aprPercent: number | null;
  readonly baseCents: number;
  readonly delivered: boolean;
  readonly payment: LoanPayment | null;
}

export type Land = 'own' | 'leased' | 'looking';

export type LegalKey = 'privacy' | 'terms';

export interface LegalText {
  readonly body: string;
  readonly key: LegalKey;
  readonly sample: boolean;
  readonly updatedOn: string | null;
  readonly version: number;
}

export interface LoanKind {
  readonly annualFeeAbovePercent: number | null;
  readonly annualFeePercent: number;
  readonly annualFeeUntilPercent: number | null;
  readonly createdAt: string;
  readonly downPercent: number;
  readonly endsOn: string | null;
  readonly homeOnly: boolean;
  readonly id: string;
  readonly key: LoanKindKey;
  readonly label: string;
  readonly originationPercent: number;
  readonly prepaidCents: number;
  readonly ratePercent: number;
  readonly source: string | null;
  readonly sourceOn: string | null;
  readonly startsOn: string;
  readonly upfrontFeePercent: number;
  readonly version: number;
  readonly years: number;
}

export type LoanKindKey = 'fha' | 'va' | 'usda' | 'conventional' | 'chattel' | 'cash';

export interface LoanPayment {
  readonly amountFinancedCents: number;
  readonly aprPercent: number;
  readonly downCents: number;
  readonly downPercent: number;
  readonly feeCents: number;
  readonly financeChargeCents: number;
  readonly insuranceCents: number;
  readonly kind: string;
  readonly label: string;
  readonly laterPaymentCents: number;
  readonly monthlyCents: number;
  readonly mortgageInsuranceCents: number;
  readonly mortgageInsurancePayments: number;
  readonly outsideCents: number;
  readonly paymentCents: number;
  readonly payments: number;
  readonly priceCents: number;
  readonly ratePercent: number;
  readonly rentCents: number;
  readonly taxCents: number;
  readonly totalOfPaymentsCents: number;
  readonly years: number;
}

export interface Location {
  readonly address: string;
  readonly city: string;
  readonly homes: readonly LocationHome[];
  readonly hours: readonly DayHours[];
  readonly hoursText: readonly string[];
  readonly id: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly miles: number | null;
  readonly name: string;
  readonly opening: LocationOpening;
  readonly phone: string | null;
  readonly point: LocationPoint | null;
  readonly position: number;
  readonly sample: boolean;
  readonly state: string;
  readonly version: number;
  readonly zip: string;
}

export interface LocationHome {
  readonly name: string;
  readonly slug: string;
}

export interface LocationOpening {
  readonly changesAt: string | null;
  readonly open: boolean;
  readonly text: string;
}

export interface LocationPoint {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Look {
  readonly color: string;
  readonly roof: string;
  readonly siding: string;
  readonly style: string;
}

export interface OptionChoice {
  readonly excludes: readonly string[];
  readonly highCents: number | null;
  readonly key: string;
  readonly label: string;
  readonly lowCents: number | null;
  readonly standard: boolean;
  readonly swatch: string | null;
  readonly text: string;
  readonly unit: PriceUnit | null;
}

export interface OptionGroup {
  readonly choices: readonly OptionChoice[];
  readonly choose: Choose;
  readonly createdAt: string;
  readonly id: string;
  readonly key: string;
  readonly label: string;
  readonly version: number;
}

export interface PassagePart {
  readonly isMatch: boolean;
  readonly text: string;
}

export interface Place {
  readonly counties: readonly string[];
  readonly county: string | null;
  readonly miles: number | null;
  readonly sentence: string;
  readonly served: boolean;
  readonly state: string | null;
  readonly zip: string;
}

export interface PriceLine {
  readonly estimateCents: number;
  readonly highCents: number;
  readonly key: string;
  readonly label: string;
  readonly lowCents: number;
  readonly quantity: number;
  readonly source: string | null;
  readonly sourceOn: string | null;
  readonly taxable: boolean;
  readonly unit: PriceUnit;
}

export type PriceUnit = 'each' | 'section' | 'joint' | 'square_foot' | 'mile' | 'percent';

export interface Refusal {
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
    | 'CANNOT_BE_BUILT'
    | 'KEY_REUSED'
    | 'TOO_MANY_REQUESTS'
    | 'STORED'
    | 'INTERNAL'
    | 'STORAGE_FULL'
    | 'UNAVAILABLE';
  readonly fieldErrors?: Readonly<Record<string, string>>;
  readonly message: string;
  readonly requestId?: string;
}

export type Role =
  | 'admin'
  | 'customer'
  | 'contractor'
  | 'factory'
  | 'devops'
  | 'agent'
  | 'investor'
  | 'sales'
  | 'project_manager'
  | 'office';

export type Sewer = 'public' | 'septic';

export interface User {
  readonly createdAt: string;
  readonly email: string;
  readonly id: string;
  readonly isEmailVerified: boolean;
  readonly mustAddSecondFactor: boolean;
  readonly mustChangePassword: boolean;
  readonly name: string;
  readonly phone: string | null;
  readonly role: Role;
  readonly username: string | null;
}

export type Water = 'public' | 'well';
