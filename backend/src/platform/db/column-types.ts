import type { Audience } from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import type { ImportField, ImportOptions } from '@hearthline/rules/people/contacts/import.ts';
import type { ColumnLayout } from '@hearthline/rules/column-layout.ts';
import type { ContactStatus, MarketingConsent } from '@hearthline/rules/people/contacts/contact-rules.ts';
import type { ContactTextName } from '@hearthline/rules/people/contacts/contact-texts.ts';
import type { ContentItem } from '@hearthline/rules/site/content.ts';
import type { StoredCoBuyer } from '@hearthline/rules/sale/deals/co-buyers.ts';
import type { FigureKey } from '@hearthline/rules/office/figure-list.ts';
import type { Touch } from '@hearthline/rules/people/leads/touch-parts.ts';
import type { AgreementDocument } from '@hearthline/rules/sale/agreements/agreement-document.ts';
import type { AgreementFile } from '@hearthline/rules/sale/agreements/warranties.ts';
import type { ChangeOrderDocument } from '@hearthline/rules/sale/change-orders/change-order-document.ts';
import type { StoredChangeLine } from '@hearthline/rules/sale/change-orders/change-order-lines.ts';
import type { DayHours } from '@hearthline/rules/people/locations/opening.ts';
import type { Receipt } from '@hearthline/rules/sale/payments/receipt.ts';
import type { PreferenceName } from '@hearthline/rules/office/preferences.ts';
import type { PriceWhen } from '@hearthline/rules/homes/prices/conditions.ts';
import type { EquipmentItem } from '@hearthline/rules/homes/equipment/equipment.ts';
import type { PaymentStep } from '@hearthline/rules/sale/payment-plans/payment-steps.ts';
import type { Look } from '@hearthline/rules/homes/looks/look.ts';
import type { OptionChoice } from '@hearthline/rules/homes/prices/option-group.ts';
import type { LoanPayment } from '@hearthline/rules/homes/prices/payments-of.ts';
import type { QuoteDocument } from '@hearthline/rules/sale/quotes/quote-document.ts';
import type { StoredLine } from '@hearthline/rules/sale/quotes/quote-lines.ts';
import type {
  ReportDefinition,
  ReportFormat,
  ReportRhythm,
} from '@hearthline/rules/office/reports/report-rules.ts';
import type { ViewList } from '@hearthline/rules/office/saved-views.ts';
import type { ViewParameter } from '@hearthline/rules/office/saved-view-rules.ts';

/**
 * What `jsonb` columns hold, by table and column: PostgreSQL does not know it. A column that is missing here is read as
 * `unknown`. Lists of words may be named, too. The values that a check constraint lists need no entry;
 * scripts/codegen/tables.ts reads them from the constraint.
 */
export interface ColumnTypes {
  'agreement_events.details': Readonly<Record<string, unknown>>;
  'agreements.document': AgreementDocument;
  'change_order_events.details': Readonly<Record<string, unknown>>;
  'change_orders.document': ChangeOrderDocument;
  'change_orders.lines': readonly StoredChangeLine[];
  /** What an agreement was sent with, and where its bytes are. */
  'agreements.files': readonly (AgreementFile & { readonly storageKey: string; readonly size: number })[];
  'equipment_sheets.items': readonly EquipmentItem[];
  'homes.look': Look;
  'payment_plans.steps': readonly PaymentStep[];
  'audit_entries.details': Readonly<Record<string, unknown>>;
  'mails.attachments': readonly ({
    readonly filename: string;
    readonly contentType: string;
  } & (
    | {
        readonly content: string;
        /** Encoding of the content; plain text if not set. */
        readonly encoding?: 'base64';
      }
    | {
        /** Of a stored file that stays for good; it is read when the mail is sent. */
        readonly storageKey: string;
      }
  ))[];
  'appointments.first_touch': Touch;
  'appointments.last_touch': Touch;
  'campaigns.audience': Audience;
  'consultant_requests.first_touch': Touch;
  'consultant_requests.last_touch': Touch;
  'contact_imports.counts': Readonly<Record<string, number>>;
  'contact_imports.mapping': ImportField[];
  'contact_imports.options': Partial<ImportOptions>;
  /** The fields of the contact that were overwritten. */
  'contact_import_rows.before': Readonly<Record<string, unknown>>;
  /** What a row says about a contact. A field it leaves out is missing here, and stays as it is in an existing contact. */
  'contact_import_rows.values': Readonly<Partial<Record<ContactTextName, string>>> & {
    readonly email: string;
    readonly firstName?: string;
    readonly lastName?: string;
    readonly phone?: string;
    readonly company?: string;
    readonly status?: ContactStatus;
    readonly source?: string;
    readonly ownerId?: string;
    readonly tags?: string[];
    readonly notes?: readonly string[];
    /** When the contact was known first, as an ISO 8601 instant in the past. */
    readonly createdAt?: string;
    readonly consent?: {
      readonly marketingConsent: Exclude<MarketingConsent, 'unknown'>;
      /** When it was given, if the row says so. */
      readonly at: string | null;
      readonly source: string;
    };
  };
  'content_items.figures': ContentItem['figures'];
  'deals.co_buyers': readonly StoredCoBuyer[];
  'figure_records.key': FigureKey;
  'figures.key': FigureKey;
  'locations.hours': readonly DayHours[];
  'mails.headers': Readonly<Record<string, string>>;
  'option_groups.choices': readonly OptionChoice[];
  'payments.receipt': Receipt;
  'price_items.when': PriceWhen;
  'quotes.document': QuoteDocument;
  'quotes.lines': readonly StoredLine[];
  'quotes.loan': LoanPayment;
  'reports.definition': ReportDefinition;
  'reports.every': ReportRhythm;
  'reports.format': ReportFormat;
  'saved_views.columns': ColumnLayout;
  'saved_views.list': ViewList;
  'saved_views.parameters': ViewParameter[];
  'user_preferences.name': PreferenceName;
}
